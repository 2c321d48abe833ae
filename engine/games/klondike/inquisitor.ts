import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'inquisitor',
  name: 'Inquisitor',
  recipe: {
    ...KLONDIKE,
    packs: '2',
    columns: '10',
    open: 'all',
    suits: 'same',
    start: 'any',
    stock: 'three',
    redeals: '2',
  },
});
