import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'san-juan-hill',
  name: 'San Juan Hill',
  recipe: { ...THIEVES, laid: 'yes' },
});
