import { grid, type Place, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

/** How many cards of the reserve lie in a row. */
const ACROSS = 13;
/** From one row of the reserve to the next, in card heights: a card shows most of the one above it. */
const STEP = 0.8;

/** Lays the reserve in four rows under the columns and the foundations. */
function overReserve({ homes, columns, cells }: GamePiles): Place[] {
  const reserve = cells.map((pile, at) => ({ pile, x: at % ACROSS, y: 2.8 + STEP * Math.floor(at / ACROSS) }));
  return [...rows([columns]), ...grid(homes, 4, { x: 9 }), ...reserve];
}

export default fromRecipe({
  id: 'gloucestershire',
  name: 'Gloucestershire',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    heights: [3, 4, 5, 6, 7, 8, 9, 10],
    lift: 'top',
    filled: 'once',
    cellCount: 4 * ACROSS,
    places: overReserve,
  },
});
