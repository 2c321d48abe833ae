import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANFIELD } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

export default fromRecipe({
  id: 'canfield',
  name: 'Canfield',
  recipe: {
    ...CANFIELD,
    dealt: ['reserve', 'columns', 'base'],
    places: ({ stock, waste, homes, columns, reserve }) =>
      rows([
        [stock, ...waste, null, ...homes],
        [...reserve, null, null, ...columns],
      ]),
  },
});
