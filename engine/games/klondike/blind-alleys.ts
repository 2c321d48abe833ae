import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'blind-alleys',
  name: 'Blind Alleys',
  recipe: { ...KLONDIKE, columns: '6', cards: '3', start: 'any', laid: 'yes', redeals: '1' },
});
