import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'russian-cell',
  name: 'Russian Cell',
  recipe: { ...YUKON, suits: 'same', cells: '2' },
});
