import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'tarantula',
  name: 'Tarantula',
  recipe: { ...SPIDER, lift: 'colour' },
});
