import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'waning-moon',
  name: 'Waning Moon',
  recipe: { ...THIEVES, columns: '13' },
});
