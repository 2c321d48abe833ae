import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BLIND_MICE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'three-blind-mice',
  name: 'Three Blind Mice',
  recipe: { ...BLIND_MICE, filled: 'once' },
});
