import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { halvesBesideHomes } from '../../recipes/layouts.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'selective-castle',
  name: 'Selective Castle',
  options: { single: toggle('Cards move one at a time', true) },
  recipe: ({ single }) => ({
    ...CANISTER,
    round: 'yes',
    lift: single ? 'top' : 'built',
    first: 'chosen',
    back: 'no',
    heights: [7, 7, 7, 7, 6, 6, 6, 6],
    columnFan: 'right',
    places: halvesBesideHomes,
  }),
});
