import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'minerva',
  name: 'Minerva',
  recipe: { ...KLONDIKE, cards: '4', open: 'every-other', redeals: '1', back: 'no', reserve: '11' },
});
