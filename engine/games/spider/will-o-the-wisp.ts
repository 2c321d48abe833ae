import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

export default fromRecipe({
  id: 'will-o-the-wisp',
  name: "Will o' the Wisp",
  recipe: { ...SPIDERETTE, cards: '3', homes: () => runHomes(4), finish: scoredByJoins, sameMoves: true },
});
