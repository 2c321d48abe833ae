import { type Place, type Placing, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_OPTIONS, PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import type { GamePiles } from '../../recipes/game-recipe.ts';
import { atSpots, PYRAMID, spotsIn, spotsTogether } from '../../vocabulary/shapes/pyramid.ts';

const ONE = spotsIn(PYRAMID);
const BOTH = spotsTogether(ONE, spotsIn(PYRAMID.map((line) => line.map((x) => x + PYRAMID.length))));

/** Lays a pyramid beside the other, or in a tall window below it. */
const underStock = ({ stock, waste, columns }: GamePiles): Placing => {
  const first: Place[] = rows([[stock, ...waste]]);
  const [upper, lower] = [columns.slice(0, ONE.length), columns.slice(ONE.length)];
  return {
    places: [...first, ...atSpots(BOTH, columns, 1)],
    otherwise: [[...first, ...atSpots(ONE, upper, 1), ...atSpots(ONE, lower, 4.15)]],
  };
};

export default fromRecipe({
  id: 'two-pyramids',
  name: 'Two Pyramids',
  options: PYRAMID_OPTIONS,
  recipe: ({ redeals, goal }) => ({
    ...PYRAMID_PAIRS,
    packs: '2',
    spots: BOTH,
    places: underStock,
    ...redeals.recipe,
    ...goal.recipe,
  }),
});
