import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FOUR_SEASONS } from '../../recipes/patterns.ts';
import { fillFrom } from '../../vocabulary/after.ts';

export default fromRecipe({
  id: 'czarina',
  name: 'Czarina',
  recipe: {
    ...FOUR_SEASONS,
    fills: ({ stock, waste, columns }) => [stock, ...waste].map((from) => fillFrom(from, columns)),
  },
});
