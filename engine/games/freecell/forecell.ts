import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'forecell',
  name: 'ForeCell',
  variant: () =>
    likeKlondike({
      heights: [6, 6, 6, 6, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      start: kings,
      stores: piles(4, cell()),
      storesDealt: true,
      most: 'by cells',
    }),
});
