import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'yukon-cells',
  name: 'Yukon Cells',
  variant: () =>
    likeKlondike({
      heights: [1, 6, 7, 8, 9, 10, 11],
      open: 5,
      lift: 'any',
      start: kings,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
      stores: piles(2, cell()),
    }),
});
