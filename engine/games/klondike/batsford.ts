import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { reserve } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'batsford',
  name: 'Batsford',
  recipe: {
    ...KLONDIKE,
    packs: '2',
    columns: '10',
    redeals: '0',
    cells: '1',
    rules: { cells: reserve({ takes: kings, most: 1, room: 3 }) },
  },
});
