import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { emptyTakes, foundation, pile, piles, reserve, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { atSpots, onSpots, type PyramidSpot } from '../../vocabulary/shapes/pyramid.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

const HALF = 9;
const LAST = 2 * HALF;
/** Two stacks of nine, each card under the next, and one card that lies on the ends of both. */
const spots: readonly PyramidSpot[] = Array.from({ length: LAST + 1 }, (_, at) => {
  if (at === LAST) return { row: HALF, x: 1.5, covers: [] };
  const row = at % HALF;
  return { row, x: at < HALF ? 1 : 2, covers: [row === HALF - 1 ? LAST : at + 1] };
});

export default defineGame({
  id: 'backbone',
  name: 'Backbone',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const homes = piles(8, foundation({ build: build(up, sameSuit), start: aces, lift: 'nothing' }));
    const spine = onSpots(spots, reserve({ name: 'backbone' }));
    /** An empty column takes no card of the backbone. */
    const reach = emptyTakes((from) => !spine.some(({ index }) => index === from));
    const columns = piles(
      8,
      tableau({ build: build(down, sameSuit), start: anyCard, lift: 'top', fan: 'none', reach }),
    );
    const sides = (at: number) => [columns[at]!, 2, columns[at + 1]!];
    return {
      places: [
        ...rows([
          [...sides(0), ...homes.slice(0, 4)],
          [...sides(2), ...homes.slice(4)],
          [...sides(4), null, talon, turned],
          sides(6),
        ]),
        ...atSpots(spots, spine, 0),
      ],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, columns), dealUp(talon, spine)],
      won: holds(homes, 104),
      score: cardsOn(homes),
    };
  },
});
