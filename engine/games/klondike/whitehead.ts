import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'whitehead',
  name: 'Whitehead',
  recipe: { ...KLONDIKE, open: 'all', suits: 'colour', start: 'any', lift: 'suit', redeals: '0', severalHome: true },
});
