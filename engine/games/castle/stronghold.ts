import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'stronghold',
  name: 'Stronghold',
  recipe: { ...CANISTER, lift: 'cells', cells: '1', back: 'no' },
});
