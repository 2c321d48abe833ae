import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { halvesBesideHomes } from '../../recipes/layouts.ts';

export default fromRecipe({
  id: 'fortress',
  name: 'Fortress',
  recipe: {
    ...OPEN_PACK,
    columns: '10',
    suits: 'same',
    ranks: 'both',
    lift: 'top',
    back: 'no',
    heights: [6, 5, 5, 5, 5, 6, 5, 5, 5, 5],
    columnFan: 'right',
    places: halvesBesideHomes,
  },
});
