import { fromRecipe } from '../../recipes/from-recipe.ts';
import { CANISTER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'fastness',
  name: 'Fastness',
  recipe: { ...CANISTER, lift: 'cells', cells: '2', back: 'no' },
});
