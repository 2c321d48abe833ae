import { defineGame } from '../../model/game.ts';
import { laidFirst } from '../../vocabulary/deals.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { aces, kings, twos } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'super-challenge-freecell',
  name: 'Super Challenge FreeCell',
  variant: () => ({
    ...likeKlondike({
      heights: [7, 7, 7, 7, 6, 6, 6, 6],
      open: 7,
      start: kings,
      dealsTo: toNone,
      stores: piles(4, cell()),
      most: 'by cells',
    }),
    order: laidFirst(twos, aces),
  }),
});
