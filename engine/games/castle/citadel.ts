import { fromRecipe } from '../../recipes/from-recipe.ts';
import { halvesBesideHomes } from '../../recipes/layouts.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'citadel',
  name: 'Citadel',
  recipe: {
    ...CANISTER,
    lift: 'cells',
    back: 'no',
    laid: 'yes',
    dealtBy: 'pastHomes',
    columnFan: 'right',
    places: halvesBesideHomes,
  },
});
