import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'lucas',
  name: 'Lucas',
  recipe: { ...THIEVES, columns: '13', lift: 'built' },
});
