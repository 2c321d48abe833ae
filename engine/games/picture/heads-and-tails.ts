import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, dealUp } from '../../vocabulary/deals.ts';
import { pile, piles, reserve, tableau } from '../../vocabulary/piles.ts';
import { anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'heads-and-tails',
  name: 'Heads and Tails',
  variant() {
    const deck = pile({ role: 'stock' });
    const homes = bothWays();
    const rules = { start: anyCard, lift: 'top' } as const;
    const heads = piles(8, tableau({ ...rules, name: 'head', build: build(up, sameSuit) }));
    const tails = piles(8, tableau({ ...rules, name: 'tail', build: build(down, sameSuit) }));
    const heaps = piles(8, reserve({ name: 'heap' }));
    /**
     * Returns the heaps from the nearest on: that of the same column first, then by distance, the right one before the
     * left.
     */
    const nearest = (column: number): Pile[] => {
      const far = (heap: Pile): number =>
        2 * Math.abs(heaps.indexOf(heap) - column) - (heaps.indexOf(heap) > column ? 1 : 0);
      return heaps.toSorted((one, other) => far(one) - far(other));
    };
    return {
      places: [
        ...rows([[1.25, ...heads]]),
        ...rows([[1.25, ...tails]], 3),
        ...rows([[1.25, ...heaps]], 2),
        ...grid(homes.slice(0, 4), 1),
        ...grid(homes.slice(4), 1, { x: 9.5 }),
      ],
      otherwise: [[...rows([homes, heads]), ...rows([heaps, tails], 4)]],
      hidden: [deck],
      from: deck,
      deck: { packs: 2 },
      deal: [dealDown(deck, heaps, 11), dealUp(deck, heads), dealUp(deck, tails)],
      after: [...heads, ...tails].flatMap((gap, at) => nearest(at % 8).map((heap) => fillFrom(heap, [gap]))),
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
