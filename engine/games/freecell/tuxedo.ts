import { toggle } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';

export default fromRecipe({
  id: 'tuxedo',
  name: 'Tuxedo',
  options: { open: toggle('Empty columns take any card'), wrap: toggle('Kings go on aces') },
  recipe: ({ open, wrap }) => ({
    ...OPEN_PACK,
    heights: [8, 7, 7, 8, 7, 7, 8],
    suits: 'same',
    round: wrap ? 'yes' : 'no',
    start: open ? 'any' : 'kings',
    cells: '7',
    back: 'no',
  }),
});
