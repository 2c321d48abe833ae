import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-russian-solitaire',
  name: 'Double Russian Solitaire',
  recipe: { ...YUKON, packs: '2', heights: [6, 7, 8, 9, 10, 11, 12, 13, 14, 14], faceUp: 6, suits: 'same' },
});
