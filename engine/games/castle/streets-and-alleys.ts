import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';
import { besideHomes } from '../../recipes/layouts.ts';

const variation = choose(
  'Variation',
  {
    streets: { label: 'Streets and Alleys', start: 'any' },
    web: { label: "Penelope's Web", start: 'kings' },
  },
  'streets',
);

export default fromRecipe({
  id: 'streets-and-alleys',
  name: 'Streets and Alleys',
  options: { variation },
  recipe: ({ variation: { start } }) => ({
    ...CANISTER,
    start,
    lift: 'top',
    heights: [7, 6, 7, 6, 7, 6, 7, 6],
    columnFan: 'right',
    places: besideHomes,
  }),
});
