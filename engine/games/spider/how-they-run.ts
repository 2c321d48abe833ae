import { fromRecipe } from '../../recipes/from-recipe.ts';
import { BLIND_MICE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'how-they-run',
  name: 'How They Run',
  recipe: { ...BLIND_MICE, filled: 'dealt' },
});
