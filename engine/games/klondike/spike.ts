import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';
import { dealEach } from '../../vocabulary/actions.ts';

export default fromRecipe({
  id: 'spike',
  name: 'Spike',
  recipe: {
    ...KLONDIKE,
    stock: 'columns',
    redeals: '0',
    cells: '3',
    filled: 'once',
    rules: { stock: ({ cells }) => ({ tap: dealEach(cells) }) },
    places: ({ stock, homes, columns, cells }) =>
      rows([
        [stock, 0.25, ...cells, 0.5, ...homes],
        [0.875, ...columns],
      ]),
  },
});
