import { fromRecipe } from '../../recipes/from-recipe.ts';
import { HARP } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'milligan-harp',
  name: 'Milligan Harp',
  recipe: HARP,
});
