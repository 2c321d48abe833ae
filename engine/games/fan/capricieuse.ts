import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { eachSuitBothWays } from '../../vocabulary/both-ways.ts';

export default fromRecipe({
  id: 'capricieuse',
  name: 'Capricieuse',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '12',
    suits: 'same',
    ranks: 'both',
    lift: 'top',
    laid: 'yes',
    homes: eachSuitBothWays,
    dealtAgain: 2,
    places: ({ stock, homes, columns }) => rows([[stock, 1, ...homes], columns]),
  },
});
