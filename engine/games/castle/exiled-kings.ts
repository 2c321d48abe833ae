import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { besideHomes } from '../../recipes/layouts.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'exiled-kings',
  name: 'Exiled Kings',
  options: { single: toggle('Cards move one at a time', true) },
  recipe: ({ single }) => ({
    ...CANISTER,
    cards: '6',
    start: 'kings',
    lift: single ? 'top' : 'built',
    laid: 'yes',
    back: 'no',
    dealtBy: 'pastHomes',
    columnFan: 'right',
    places: besideHomes,
  }),
});
