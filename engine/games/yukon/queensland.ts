import { fromRecipe } from '../../recipes/from-recipe.ts';
import { YUKON } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'queensland',
  name: 'Queensland',
  recipe: {
    ...YUKON,
    suits: 'same',
    start: 'any',
    heights: [5, 6, 7, 7, 8, 9, 10],
    faceUp: [5, 5, 5, 4, 4, 4, 4],
  },
});
