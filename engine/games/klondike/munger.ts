import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'munger',
  name: 'Munger',
  recipe: { ...KLONDIKE, cards: '4', open: 'every-other', reserve: '7', redeals: '0', back: 'no' },
});
