import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'little-forty',
  name: 'Little Forty',
  recipe: { ...THIEVES, suits: 'any', lift: 'suit', start: 'waste', stock: 'three', redeals: '3' },
});
