import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BLIND_MICE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'farmers-wife',
  name: "Farmer's Wife",
  recipe: { ...BLIND_MICE, suits: 'alternate', rising: 'alternate', filled: 'once' },
});
