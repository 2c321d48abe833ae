import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { aces } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'double-freecell',
  name: 'Double FreeCell',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [10, 10, 10, 10, 10, 10, 10, 10, 10, 10],
      open: 10,
      dealsTo: toNone,
      laid: aces,
      twice: true,
      stores: piles(6, cell()),
      most: 'by cells and columns',
    }),
});
