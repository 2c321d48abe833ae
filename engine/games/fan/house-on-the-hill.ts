import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';

export default fromRecipe({
  id: 'house-on-the-hill',
  name: 'House on the Hill',
  recipe: {
    ...FANS,
    packs: '2',
    columns: '35',
    ranks: 'both',
    start: 'none',
    homes: bothWays,
    noneSafe: true,
  },
});
