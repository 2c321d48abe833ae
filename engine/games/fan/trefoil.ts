import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FANS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'trefoil',
  name: 'Trefoil',
  recipe: { ...FANS, columns: '16', start: 'none', laid: 'yes', back: 'butFirst', shuffles: '2' },
});
