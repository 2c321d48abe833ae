import { grid, rows } from '../../model/variant.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { runHomes, scoredByJoins } from '../../recipes/run-homes.ts';

/**
 * The distance between columns, in card widths. The stock and twelve foundations fill a row, and the twelve columns
 * below are as wide together.
 */
const APART = 12 / 11;

export default fromRecipe({
  id: 'spider-three-decks',
  name: 'Spider Three Decks',
  recipe: {
    ...SPIDER,
    packs: '3',
    heights: [5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4],
    stock: 'columns',
    homes: () => runHomes(12),
    places: ({ stock, homes, columns }) => [...rows([[stock, ...homes]]), ...grid(columns, 12, { y: 1, step: APART })],
    finish: scoredByJoins,
    sameMoves: true,
  },
});
