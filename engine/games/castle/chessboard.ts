import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { halvesBesideHomes } from '../../recipes/layouts.ts';

export default fromRecipe({
  id: 'chessboard',
  name: 'Chessboard',
  recipe: {
    ...OPEN_PACK,
    columns: '10',
    suits: 'same',
    ranks: 'both',
    round: 'yes',
    lift: 'top',
    first: 'chosen',
    back: 'no',
    heights: [6, 5, 5, 5, 5, 6, 5, 5, 5, 5],
    columnFan: 'right',
    places: halvesBesideHomes,
  },
});
