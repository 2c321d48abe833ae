import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'midshipman',
  name: 'Midshipman',
  recipe: { ...THIEVES, columns: '9', open: 'two', suits: 'different' },
});
