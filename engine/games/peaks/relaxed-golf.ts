import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'relaxed-golf',
  name: 'Relaxed Golf',
  recipe: { ...GOLF, round: 'yes' },
});
