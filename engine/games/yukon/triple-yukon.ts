import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'triple-yukon',
  name: 'Triple Yukon',
  recipe: { ...YUKON, packs: '3', heights: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], faceUp: 6 },
});
