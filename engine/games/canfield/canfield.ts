import { addedLater, choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANFIELD } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

const variation = addedLater(
  choose(
    'Variation',
    {
      canfield: { label: 'Canfield', recipe: {} },
      casino: { label: 'Casino Canfield', recipe: { stock: 'one', redeals: '0' } },
    },
    'canfield',
  ),
);

export default fromRecipe({
  id: 'canfield',
  name: 'Canfield',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...CANFIELD,
    ...recipe,
    dealt: ['reserve', 'columns', 'base'],
    places: ({ stock, waste, homes, columns, reserve }) =>
      rows([
        [stock, ...waste, null, ...homes],
        [...reserve, null, null, ...columns],
      ]),
  }),
});
