import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_OPTIONS, PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import { anySuit, build, equal, upOrDown } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'cheops',
  name: 'Cheops',
  options: { goal: PYRAMID_OPTIONS.goal },
  recipe: ({ goal }) => ({
    ...PYRAMID_PAIRS,
    redeals: '0',
    pairing: build((rank, onto) => equal(rank, onto) || upOrDown(rank, onto), anySuit),
    ...goal.recipe,
  }),
});
