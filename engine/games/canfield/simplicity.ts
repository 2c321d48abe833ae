import { grid, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FOUR_SEASONS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'simplicity',
  name: 'Simplicity',
  recipe: {
    ...FOUR_SEASONS,
    columns: '12',
    suits: 'alternate',
    places: ({ stock, waste, homes, columns }) => [
      ...rows([[stock, ...waste, null, ...homes]]),
      ...grid(columns, 6, { x: 0.5, y: 1 }),
    ],
  },
});
