import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { grid, type Place, rows } from '../../model/variant.ts';
import { dealOn } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp, gather, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, piles, reserve, stock } from '../../vocabulary/piles.ts';
import { build, down, ofRank, ofSuit, sameSuit, up } from '../../vocabulary/relations.ts';

/** Clubs, spades, hearts and diamonds, two foundations of each. */
const SUITS = [0, 0, 3, 3, 2, 2, 1, 1];
/** The places of a ring, clockwise from the left of its upper edge. */
const RING = [
  [1, 0],
  [2, 0],
  [3, 0.75],
  [3, 1.75],
  [2, 2.5],
  [1, 2.5],
  [0, 1.75],
  [0, 0.75],
] as const;

const ring = (homes: readonly Pile[], left: number, top = 0): Place[] =>
  homes.map((home, at) => ({ pile: home, x: left + RING[at]![0], y: top + RING[at]![1] }));

export default defineGame({
  id: 'two-rings',
  name: 'Two Rings',
  variant() {
    const heaps = piles(8, reserve({ name: 'pile' }));
    const talon: Pile = pile(
      stock({
        ...dealOn(
          () => heaps,
          1,
          (t, at) => dealRound(t, at, heaps, TURNED),
          (t, from, to) => gather(t, from.toReversed(), to),
        ),
        round: heaps.length,
      }),
    );
    // Each foundation has its suit's place in the ring.
    const sevens = eachPile(SUITS.length, () => foundation({ build: build(up, sameSuit), room: 7 }));
    const sixes = eachPile(SUITS.length, () => foundation({ build: build(down, sameSuit), room: 6 }));
    const homes = [...sevens, ...sixes];
    return {
      places: [...ring(sevens, 0), ...ring(sixes, 5), ...rows([[...heaps, talon]], 3.7)],
      otherwise: [
        [
          ...ring(sevens, 0),
          ...ring(sixes, 0, 3.7),
          ...grid(heaps, 2, { x: 4.3, y: 1.95 }),
          { pile: talon, x: 4.8, y: 0.5 },
        ],
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...sevens.map((home, at) => takeOut(talon, ofSuit(SUITS[at]!, ofRank(7)), [home])),
        ...sixes.map((home, at) => takeOut(talon, ofSuit(SUITS[at]!, ofRank(6)), [home])),
        dealUp(talon, heaps),
      ],
      won: holds(homes, 104),
      score: cardsOn(homes, 16),
    };
  },
});
