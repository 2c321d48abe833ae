import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'russian-solitaire',
  name: 'Russian Solitaire',
  recipe: { ...YUKON, suits: 'same' },
});
