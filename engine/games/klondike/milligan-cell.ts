import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'milligan-cell',
  name: 'Milligan Cell',
  recipe: { ...TWO_IN_ROWS, columns: '8', cards: '1', cells: '4', back: 'no' },
});
