import { fromRecipe } from '../../recipes/from-recipe.ts';
import { STOREHOUSE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'kansas',
  name: 'Kansas',
  recipe: { ...STOREHOUSE, columns: '3', reserve: '12', suits: 'any', start: 'wasteOnly', lift: 'built' },
});
