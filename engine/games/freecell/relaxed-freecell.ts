import { defineGame } from '../../model/game.ts';
import { microsoftOrder } from '../../model/random.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'relaxed-freecell',
  name: 'Relaxed FreeCell',
  variant: () => ({
    ...likeKlondike({
      heights: [7, 7, 7, 7, 6, 6, 6, 6],
      open: 7,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
      stores: piles(4, cell()),
    }),
    order: microsoftOrder,
  }),
});
