import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SEAHAVEN } from '../../recipes/patterns.ts';
import { rows } from '../../model/variant.ts';

export default fromRecipe({
  id: 'seahaven',
  name: 'Seahaven Towers',
  recipe: {
    ...SEAHAVEN,
    lift: 'cells',
    firstCell: 1,
    severalHome: true,
    places: ({ homes, cells, columns }) =>
      rows([[...homes.slice(0, 2), null, ...cells, null, ...homes.slice(2)], columns]),
  },
});
