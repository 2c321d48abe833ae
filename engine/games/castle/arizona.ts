import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'arizona',
  name: 'Arizona',
  variant: () =>
    likeKlondike({
      heights: [6, 6, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      build: build(down, anySuit),
      stores: piles(16, reserve()),
      storesDealt: true,
    }),
});
