import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDERETTE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'scorpion-tail',
  name: 'Scorpion Tail',
  recipe: {
    ...SPIDERETTE,
    heights: [7, 7, 7, 7, 7, 7, 7],
    faceUp: [4, 4, 4, 4, 7, 7, 7],
    suits: 'alternate',
    start: 'kings',
    lift: 'any',
    stock: 'columns',
    rising: 'alternate',
    dealsTo: 3,
  },
});
