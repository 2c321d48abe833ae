import { fromRecipe } from '../../recipes/from-recipe.ts';
import { TWO_IN_ROWS } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'freds-spider',
  name: "Fred's Spider",
  recipe: { ...TWO_IN_ROWS, columns: '10', cards: '5', open: 'all', suits: 'any', start: 'any', lift: 'suit' },
});
