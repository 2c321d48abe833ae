import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'super-flower-garden',
  name: 'Super Flower Garden',
  recipe: { ...FANS, suits: 'any', start: 'none', shuffles: '2' },
});
