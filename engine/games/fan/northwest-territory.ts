import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { KLONDIKE } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'northwest-territory',
  name: 'Northwest Territory',
  options: { open: toggle('Empty columns take any card') },
  recipe: ({ open }) => ({ ...KLONDIKE, columns: '8', start: open ? 'any' : 'kings', cells: '16', filled: 'once' }),
});
