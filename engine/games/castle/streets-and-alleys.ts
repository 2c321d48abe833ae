import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';
import { besideHomes } from '../../recipes/layouts.ts';

const variation = choose(
  'Variation',
  {
    streets: { label: 'Streets and Alleys', recipe: { start: 'any', lift: 'top' } },
    web: { label: "Penelope's Web", recipe: { start: 'kings', lift: 'top' } },
    runs: { label: "Penelope's Web, runs move", recipe: { start: 'kings', lift: 'built' } },
  },
  'streets',
);

export default fromRecipe({
  id: 'streets-and-alleys',
  name: 'Streets and Alleys',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...CANISTER,
    ...recipe,
    heights: [7, 6, 7, 6, 7, 6, 7, 6],
    columnFan: 'right',
    places: besideHomes,
  }),
});
