import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'nomad',
  name: 'Nomad',
  recipe: { ...TWO_IN_ROWS, columns: '8', cards: '4', open: 'all', start: 'any', cells: '1' },
});
