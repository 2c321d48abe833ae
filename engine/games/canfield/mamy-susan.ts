import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { THIEVES } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'mamy-susan',
  name: 'Mamy Susan',
  recipe: {
    ...THIEVES,
    suits: 'alternate',
    back: 'no',
    reserve: '6',
    rules: { columns: ({ reserve }) => ({ near: (from) => from !== reserve[0]!.index }) },
    places: ({ stock, waste, reserve, homes, columns }) =>
      rows([[stock, ...waste, 1, ...reserve], [1, ...homes], columns]),
  },
});
