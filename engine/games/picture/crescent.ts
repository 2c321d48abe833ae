import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { REDEALS } from '../../model/counters.ts';
import { type Place, rows } from '../../model/variant.ts';
import { bothWays, laidBothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { build, nextTo, sameSuit } from '../../vocabulary/relations.ts';

const ACROSS = 8;
/** Where the bows begin, and how far a fan is from the next one across, and from the one in the other bow, in cards. */
interface Bows {
  readonly y: number;
  readonly across: number;
  readonly down: number;
}

/** Lays the fans in two bows, one over the other; within a bow, those further from the middle lie lower. */
const inBows = (fans: readonly Pile[], { y, across, down }: Bows): Place[] =>
  fans.map((fan, at) => {
    const aside = ((at % ACROSS) - (ACROSS - 1) / 2) / ((ACROSS - 1) / 2);
    return { pile: fan, x: (at % ACROSS) * across, y: y + 0.4 * aside ** 2 + Math.floor(at / ACROSS) * down };
  });

export default defineGame({
  id: 'crescent',
  name: 'Crescent',
  variant() {
    const homes = bothWays();
    const fans = piles(16, tableau({ build: build(nextTo, sameSuit), lift: 'top' }));
    /** Moves the lowest card of each fan to its top. */
    const turnRound: Action = {
      redeals: 3,
      can: (t) => t.counter(REDEALS) < 3 && fans.some(({ index }) => t.size(index) > 1),
      run(t) {
        for (const { index } of fans) {
          for (let at = 1; at < t.size(index); at++)
            if (t.at(index, at - 1) !== t.at(index, at)) t.swap(index, at - 1, at);
        }
        t.add(REDEALS, 1);
      },
      why: (t) => (t.counter(REDEALS) < 3 ? { code: 'nothing' } : { code: 'no-redeal', count: 3 }),
    };
    const talon = pile(stock(turnRound));
    return {
      places: [...rows([[talon, 0.05, ...homes]]), ...inBows(fans, { y: 1.1, across: 1.15, down: 2 })],
      otherwise: [[...rows([[3.5, talon], homes]), ...inBows(fans, { y: 2.1, across: 1, down: 2.6 })]],
      from: talon,
      deck: { packs: 2 },
      deal: [...laidBothWays(talon, homes), dealUp(talon, fans, 6)],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
      noneSafe: true,
    };
  },
});
