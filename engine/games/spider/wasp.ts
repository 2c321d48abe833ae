import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'wasp',
  name: 'Wasp',
  recipe: {
    ...SPIDERETTE,
    heights: [7, 7, 7, 7, 7, 7, 7],
    faceUp: [4, 4, 4, 4, 7, 7, 7],
    suits: 'same',
    lift: 'any',
    stock: 'columns',
    dealsTo: 3,
  },
});
