import { fromRecipe } from '../../recipes/from-recipe.ts';
import { cellsOverFans } from '../../recipes/layouts.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'free-fan',
  name: 'Free Fan',
  recipe: { ...FANS, lift: 'cells', cells: '2', places: cellsOverFans },
});
