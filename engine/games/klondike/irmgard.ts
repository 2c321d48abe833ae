import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';
import { dealEach } from '../../vocabulary/actions.ts';

export default fromRecipe({
  id: 'irmgard',
  name: 'Irmgard',
  recipe: {
    ...TWO_IN_ROWS,
    heights: [1, 2, 3, 4, 5, 4, 3, 2, 1],
    rules: { stock: ({ columns }) => ({ tap: dealEach(columns, columns.slice(1, -1)) }) },
  },
});
