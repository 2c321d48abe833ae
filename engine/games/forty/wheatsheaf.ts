import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';
import { bothWays } from '../../vocabulary/both-ways.ts';

export default fromRecipe({
  id: 'wheatsheaf',
  name: 'Wheatsheaf',
  recipe: { ...THIEVES, columns: '8', cards: '1', ranks: 'both', start: 'waste', homes: bothWays },
});
