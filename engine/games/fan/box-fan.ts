import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'box-fan',
  name: 'Box Fan',
  recipe: { ...FANS, columns: '16', suits: 'alternate', laid: 'yes' },
});
