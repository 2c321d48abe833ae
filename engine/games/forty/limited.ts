import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'limited',
  name: 'Limited',
  recipe: { ...THIEVES, columns: '12', cards: '3' },
});
