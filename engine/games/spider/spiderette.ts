import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

export default fromRecipe({
  id: 'spiderette',
  name: 'Spiderette',
  recipe: { ...SPIDERETTE, homes: () => runHomes(4), finish: scoredByJoins, sameMoves: true },
});
