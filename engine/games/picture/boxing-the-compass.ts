import { defineGame } from '../../model/game.ts';
import { grid, type Place } from '../../model/variant.ts';
import type { Pile } from '../../model/pile.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { eachPile, foundation, pile, stock, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, ofSuit, sameSuit, up } from '../../vocabulary/relations.ts';

/** The suits of the winds: clubs in the west, spades in the east, hearts in the north, diamonds in the south. */
const SUITS = [0, 3, 2, 1];
/** The number of places of each suit. */
const EACH = 4;

/** Places as pairs of x and y: of stock and waste, of the first pile of each side, and of the foundations. */
interface Rose {
  readonly middle: readonly number[];
  readonly sides: readonly number[];
  readonly homes: readonly number[];
}

const WIDE: Rose = {
  middle: [2.3, 1.5, 5.7, 1.5],
  sides: [0, 0, 8, 0, 2.5, 0, 2.5, 3],
  homes: [1.1, 1, 6.9, 1, 3.5, 1, 3.5, 2, 1.1, 2, 6.9, 2, 4.5, 1, 4.5, 2],
};
const TALL: Rose = {
  middle: [2.1, 3, 3.1, 3],
  sides: [0, 1.5, 5.2, 1.5, 1.1, 0, 1.1, 6],
  homes: [1.05, 2.5, 4.15, 2.5, 2.1, 1, 2.1, 5, 1.05, 3.5, 4.15, 3.5, 3.1, 1, 3.1, 5],
};

const placeAll = (piles: readonly Pile[], spots: readonly number[]): Place[] =>
  piles.map((pile, at) => ({ pile, x: spots[2 * at]!, y: spots[2 * at + 1]! }));

export default defineGame({
  id: 'boxing-the-compass',
  name: 'Boxing the Compass',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = eachPile(2 * SUITS.length, () => foundation({ build: build(up, sameSuit), lift: 'nothing' }));
    const points = eachPile(EACH * SUITS.length, (at) => ({
      role: 'tableau',
      lift: 'top',
      start: ofSuit(SUITS[Math.floor(at / EACH)]!, anyCard),
      room: 1,
    }));
    const placed = ({ middle, sides, homes: spots }: Rose): Place[] => [
      ...SUITS.flatMap((_, side) =>
        grid(points.slice(side * EACH, (side + 1) * EACH), side < 2 ? 1 : EACH, {
          x: sides[2 * side]!,
          y: sides[2 * side + 1]!,
        }),
      ),
      ...placeAll(homes, spots),
      ...placeAll([talon, turned], middle),
    ];
    return {
      places: placed(WIDE),
      otherwise: [placed(TALL)],
      from: talon,
      deck: { packs: 2 },
      deal: [
        ...homes.map((home, at) => takeOut(talon, ofSuit(SUITS[at % SUITS.length]!, aces), [home])),
        dealUp(talon, points),
        dealUp(talon, [turned]),
      ],
      won: holds(homes, 104),
      score: cardsOn(homes, 8),
    };
  },
});
