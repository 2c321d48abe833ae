import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'triple-freecell',
  name: 'Triple FreeCell',
  variant: () =>
    likeKlondike({
      packs: 3,
      heights: Array.from({ length: 13 }, () => 12),
      open: 12,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
      stores: piles(10, cell()),
      most: 'by cells and columns',
    }),
});
