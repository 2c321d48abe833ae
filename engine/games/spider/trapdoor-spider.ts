import { rows } from '../../model/variant.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { fromRecipe } from '../../recipes/from-recipe.ts';
import { SPIDER } from '../../recipes/patterns.ts';
import { dealEach } from '../../vocabulary/actions.ts';

/** Drops the card on each trapdoor on its column, and deals a card to each trapdoor. */
function openDoors(doors: readonly Pile[], columns: readonly Pile[]): Action {
  const deal = dealEach(doors);
  return {
    ...deal,
    run(t, at) {
      for (const [i, { index }] of doors.entries()) if (t.size(index) > 0) t.move(index, columns[i]!.index, 1);
      deal.run(t, at);
    },
  };
}

export default fromRecipe({
  id: 'trapdoor-spider',
  name: 'Trapdoor Spider',
  recipe: {
    ...SPIDER,
    heights: [5, 4, 4, 5, 4, 4, 5, 4, 4, 5],
    filled: 'once',
    cells: '10',
    rules: {
      // Each column has a trapdoor of its own.
      cells: { name: 'trapdoor', placed: true },
      columns: { placed: true },
      stock: ({ cells, columns }) => ({ tap: openDoors(cells, columns) }),
    },
    places: ({ stock, homes, cells, columns }) => rows([[stock, 1, ...homes], cells, columns]),
  },
});
