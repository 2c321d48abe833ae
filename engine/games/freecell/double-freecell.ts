import { fromRecipe } from '../../recipes/from-recipe.ts';
import { FREECELL } from '../../recipes/patterns.ts';
import { twiceAround } from '../../vocabulary/suits.ts';

export default fromRecipe({
  id: 'double-freecell',
  name: 'Double FreeCell',
  recipe: {
    ...FREECELL,
    packs: '2',
    columns: '10',
    cards: '10',
    cells: '6',
    laid: 'yes',
    laidHomes: 4,
    homes: twiceAround,
  },
});
