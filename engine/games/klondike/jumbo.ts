import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'jumbo',
  name: 'Gargantua',
  recipe: {
    ...KLONDIKE,
    packs: '2',
    heights: [9, 8, 7, 6, 5, 4, 3, 2, 1],
    redeals: '1',
    places: ({ stock, waste, homes, columns }) =>
      rows([
        [stock, ...waste, null, ...homes],
        [null, ...columns],
      ]),
  },
});
