import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';

export default defineGame({
  id: 'phoenix',
  name: 'Phoenix',
  variant: () =>
    likeKlondike({
      heights: [6, 6, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      stores: piles(16, reserve()),
      storesDealt: true,
    }),
});
