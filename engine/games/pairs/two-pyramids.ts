import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_OPTIONS, PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import { PYRAMID, spotsIn, spotsTogether } from '../../vocabulary/shapes/pyramid.ts';

const SECOND = 7;

export default fromRecipe({
  id: 'two-pyramids',
  name: 'Two Pyramids',
  options: PYRAMID_OPTIONS,
  recipe: ({ redeals, goal }) => ({
    ...PYRAMID_PAIRS,
    packs: '2',
    spots: spotsTogether(spotsIn(PYRAMID), spotsIn(PYRAMID.map((line) => line.map((x) => x + SECOND)))),
    ...redeals.recipe,
    ...goal.recipe,
  }),
});
