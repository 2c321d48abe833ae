import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp } from '../../vocabulary/deals.ts';
import { onceDealtOut, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'les-quatre-coins',
  name: 'Les Quatre Coins',
  variant() {
    const rules = tableau({
      build: build(upOrDown, anySuit),
      lift: 'top',
      fan: 'none',
      reach: onceDealtOut(() => talon),
    });
    const [corners, sides] = [piles(4, rules), piles(8, rules)];
    /** While the stock lasts, a card at the side goes only to the foundation beside it, unless it begins one. */
    const homes: Pile[] = bothWays({
      placed: true,
      reach(from, to, _count, t) {
        const side = sides.findIndex(({ index }) => index === from);
        return side < 0 || t.size(talon.index) === 0 || t.size(to) === 0 || homes[side]!.index === to;
      },
    });
    const around = [corners[0]!, ...sides.slice(0, 4), corners[2]!, corners[1]!, ...sides.slice(4), corners[3]!];
    const taken = [...corners, ...sides].toReversed();
    const talon: Pile = pile(
      stock(
        dealOn(
          () => taken,
          2,
          (t, at) => dealRound(t, at, around, TURNED),
        ),
      ),
    );
    return {
      places: [
        ...rows([[1.5, corners[0]!, 4.5, corners[1]!]]),
        ...rows([[1.5, corners[2]!, 4.5, corners[3]!]], 3),
        ...grid(sides.slice(0, 4), 1, { x: 2.75 }),
        ...grid(sides.slice(4), 1, { x: 5.75 }),
        ...grid(homes.slice(0, 4), 1, { x: 3.75 }),
        ...grid(homes.slice(4), 1, { x: 4.75 }),
        ...rows([[talon]]),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, around)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
