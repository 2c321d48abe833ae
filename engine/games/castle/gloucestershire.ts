import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'gloucestershire',
  name: 'Gloucestershire',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    heights: [3, 4, 5, 6, 7, 8, 9, 10],
    lift: 'top',
    filled: 'once',
    cellCount: 52,
  },
});
