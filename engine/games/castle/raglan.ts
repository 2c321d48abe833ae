import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { aces } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'raglan',
  name: 'Raglan',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7, 7, 7],
      open: 8,
      dealsTo: toNone,
      lift: 'top',
      laid: aces,
      stores: piles(6, reserve()),
      storesDealt: true,
    }),
});
