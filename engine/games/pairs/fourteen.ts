import { fromRecipe } from '../../recipes/from-recipe.ts';
import { PYRAMID_PAIRS } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

export default fromRecipe({
  id: 'fourteen',
  name: 'Fourteen',
  recipe: {
    ...PYRAMID_PAIRS,
    columns: '12',
    cards: 'all',
    pairs: 'fourteen',
    places: ({ columns }) => rows([columns.slice(0, 6), columns.slice(6)], 0, 1.75),
    finish: (_, { stock, homes }) => ({ hidden: [...homes, stock] }),
  },
});
