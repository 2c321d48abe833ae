import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'canister',
  name: 'Canister',
  recipe: { ...CANISTER, heights: [6, 6, 7, 7, 7, 7, 6, 6] },
});
