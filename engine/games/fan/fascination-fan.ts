import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'fascination-fan',
  name: 'Fascination Fan',
  recipe: { ...FANS, open: 'top', suits: 'alternate', start: 'none', shuffleCount: 6 },
});
