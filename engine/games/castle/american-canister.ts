import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'american-canister',
  name: 'American Canister',
  recipe: { ...CANISTER, suits: 'alternate', heights: [6, 6, 7, 7, 7, 7, 6, 6] },
});
