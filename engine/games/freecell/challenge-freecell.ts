import { defineGame } from '../../model/game.ts';
import { laidFirst } from '../../vocabulary/deals.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { aces, twos } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'challenge-freecell',
  name: 'Challenge FreeCell',
  variant: () => ({
    ...likeKlondike({
      heights: [7, 7, 7, 7, 6, 6, 6, 6],
      open: 7,
      dealsTo: toNone,
      stores: piles(4, cell()),
      most: 'by cells and columns',
    }),
    order: laidFirst(twos, aces),
  }),
});
