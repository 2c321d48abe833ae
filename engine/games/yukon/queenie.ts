import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'queenie',
  name: 'Queenie',
  recipe: { ...KLONDIKE, open: 'all', lift: 'any', stock: 'columns', back: 'no' },
});
