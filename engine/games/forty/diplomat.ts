import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'diplomat',
  name: 'Diplomat',
  recipe: { ...THIEVES, columns: '8', suits: 'any' },
});
