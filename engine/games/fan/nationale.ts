import { rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { eachSuitBothWays } from '../../vocabulary/both-ways.ts';

export default fromRecipe({
  id: 'nationale',
  name: 'Nationale',
  recipe: {
    ...OPEN_PACK,
    packs: '2',
    columns: '12',
    suits: 'same',
    ranks: 'both',
    round: 'yes',
    lift: 'top',
    laid: 'yes',
    homes: eachSuitBothWays,
    places: ({ homes, columns }) => rows([[2, ...homes], columns]),
  },
});
