import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'chinese-solitaire',
  name: 'Chinese Solitaire',
  recipe: {
    ...YUKON,
    heights: [7, 7, 7, 7, 7, 7, 7],
    faceUp: [7, 7, 7, 4, 3, 2, 1],
    stock: 'columns',
    dealsTo: 3,
    start: 'any',
  },
});
