import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';
import { besideHomes } from '../../recipes/layouts.ts';
import { dealOut, dealUp, laidFirst } from '../../vocabulary/deals.ts';
import { aces } from '../../vocabulary/relations.ts';

export default fromRecipe({
  id: 'beleaguered-castle',
  name: 'Beleaguered Castle',
  recipe: {
    ...CANISTER,
    lift: 'top',
    laid: 'yes',
    back: 'butFirst',
    order: laidFirst(aces),
    columnFan: 'right',
    places: besideHomes,
    deal: ({ stock, homes, columns }) => [dealUp(stock, homes), dealOut(stock, columns)],
    sameMoves: true,
  },
});
