import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'british-canister',
  name: 'British Canister',
  recipe: { ...CANISTER, suits: 'alternate', start: 'kings', lift: 'top', heights: [6, 6, 7, 7, 7, 7, 6, 6] },
});
