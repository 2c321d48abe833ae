import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'blind-alleys',
  name: 'Blind Alleys',
  options: { aces: toggle('Aces on the foundations from the start', true) },
  recipe: ({ aces }) => ({
    ...KLONDIKE,
    columns: '6',
    cards: '3',
    start: 'any',
    laid: aces ? 'yes' : 'no',
    redeals: '1',
  }),
});
