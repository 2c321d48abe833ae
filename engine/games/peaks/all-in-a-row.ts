import { fromRecipe } from '../../recipes/from-recipe.ts';
import { GOLF } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'all-in-a-row',
  name: 'All in a Row',
  recipe: { ...GOLF, columns: '13', cards: 'all', round: 'yes', wasteFan: 'right' },
});
