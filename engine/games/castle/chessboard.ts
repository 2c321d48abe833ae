import { choose } from '../../model/game.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { OPEN_PACK } from '../../recipes/patterns.ts';
import { halvesBesideHomes } from '../../recipes/layouts.ts';

const variation = choose(
  'Variation',
  {
    chessboard: { label: 'Chessboard', recipe: { lift: 'top' } },
    lasker: { label: 'Lasker', recipe: { lift: 'built' } },
  },
  'chessboard',
);

export default fromRecipe({
  id: 'chessboard',
  name: 'Chessboard',
  options: { variation },
  recipe: ({ variation: { recipe } }) => ({
    ...OPEN_PACK,
    columns: '10',
    suits: 'same',
    ranks: 'both',
    round: 'yes',
    first: 'chosen',
    back: 'no',
    heights: [6, 5, 5, 5, 5, 6, 5, 5, 5, 5],
    columnFan: 'right',
    places: halvesBesideHomes,
    ...recipe,
  }),
});
