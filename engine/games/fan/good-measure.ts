import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BAKERS_DOZEN } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'good-measure',
  name: 'Good Measure',
  recipe: { ...BAKERS_DOZEN, columns: '10', laid: 'yes', laidHomes: 2 },
});
