import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';
import { besideHomes } from '../../recipes/layouts.ts';

export default fromRecipe({
  id: 'streets-and-alleys',
  name: 'Streets and Alleys',
  recipe: { ...CANISTER, lift: 'top', heights: [7, 6, 7, 6, 7, 6, 7, 6], columnFan: 'right', places: besideHomes },
});
