import { JACK, QUEEN } from '../../model/card.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import { REDEALS } from '../../model/counters.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { grid, rows } from '../../model/variant.ts';
import { onePerSuit } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut, dealRound, dealUp, takeOut } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, stock } from '../../vocabulary/piles.ts';
import { build, down, ofRank, sameSuit, theCard, up, wrapped } from '../../vocabulary/relations.ts';

const HEAPS = 16;
const DIAMONDS = 1;

export default defineGame({
  id: 'matrimony',
  name: 'Matrimony',
  variant() {
    const heaps = piles(HEAPS, reserve({ placed: true }));
    /** Deals sixteen cards; afterwards takes up one heap, the last first, and deals it round from its own place on. */
    const deal: Action = {
      redeals: HEAPS,
      can: (t, at) => t.size(at) > 0 || t.counter(REDEALS) < HEAPS,
      run(t, at) {
        if (t.size(at) > 0) return dealRound(t, at, heaps, TURNED);
        const next = HEAPS - 1 - t.counter(REDEALS);
        t.move(heaps[next]!.index, at, t.size(heaps[next]!.index), REVERSED | TURNED);
        dealOut(talon, [...heaps.slice(next), ...heaps.slice(0, next)])(t, 0);
        t.add(REDEALS, 1);
      },
      why: () => ({ code: 'no-redeal', count: HEAPS }),
    };
    const talon: Pile = pile(stock(deal));
    const jacks = onePerSuit({ start: ofRank(JACK), build: build(wrapped(down), sameSuit), room: 13 });
    const queens = onePerSuit({ start: ofRank(QUEEN), build: build(wrapped(up), sameSuit), room: 13 });
    const homes = [...jacks, ...queens];
    return {
      places: [
        ...rows([
          [talon, 1, ...jacks],
          [2, ...queens],
        ]),
        ...grid(heaps, 8, { y: 2 }),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        takeOut(talon, theCard(JACK, DIAMONDS), jacks.slice(0, 1)),
        takeOut(talon, theCard(QUEEN, DIAMONDS), queens.slice(0, 1)),
        dealUp(talon, heaps),
      ],
      won: holds(homes, 104),
      score: cardsOn(homes, 2),
    };
  },
});
