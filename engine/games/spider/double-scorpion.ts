import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'double-scorpion',
  name: 'Double Scorpion',
  recipe: {
    ...SPIDER,
    heights: [11, 11, 11, 11, 10, 10, 10, 10, 10, 10],
    faceUp: [7, 7, 7, 7, 6, 10, 10, 10, 10, 10],
    suits: 'same',
    start: 'kings',
    lift: 'any',
  },
});
