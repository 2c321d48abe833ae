import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'siegecraft',
  name: 'Siegecraft',
  recipe: { ...CANISTER, lift: 'cells', cells: '1', laid: 'yes', back: 'no' },
});
