import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'lanes',
  name: 'Lanes',
  recipe: {
    ...KLONDIKE,
    columns: '6',
    cards: '3',
    open: 'all',
    start: 'any',
    lift: 'top',
    laid: 'yes',
    back: 'no',
    redeals: '1',
  },
});
