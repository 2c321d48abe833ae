import { fromRecipe } from '../../recipes/from-recipe.ts';
import { besideLongColumns } from '../../recipes/layouts.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { takeOut } from '../../vocabulary/deals.ts';
import { dealRetinues } from '../../vocabulary/families/columns/retinues.ts';
import { kings } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'kings',
  name: 'Kings',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '8',
    start: 'none',
    cells: '8',
    places: besideLongColumns,
    deal: ({ stock, columns }) => [takeOut(stock, kings, columns.slice(0, 1)), dealRetinues(stock, columns)],
  },
});
