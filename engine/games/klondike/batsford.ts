import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { pile, reserve } from '../../vocabulary/piles.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'batsford',
  name: 'Batsford',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      start: kings,
      turning: {},
      stores: [pile(reserve({ takes: kings, most: 1, room: 3 }))],
    }),
});
