import { fromRecipe } from '../../recipes/from-recipe.ts';
import { HARP } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'lexington-harp',
  name: 'Lexington Harp',
  recipe: { ...HARP, lift: 'any' },
});
