import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

const variation = choose(
  'Variation',
  {
    spiderette: { label: 'Spiderette', recipe: { homes: () => runHomes(4) } },
    'baby-spiderette': { label: 'Baby Spiderette', recipe: { lift: 'built' } },
  },
  'spiderette',
);

export default fromRecipe({
  id: 'spiderette',
  name: 'Spiderette',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({ ...SPIDERETTE, ...recipe, finish: scoredByJoins, sameMoves: true }),
});
