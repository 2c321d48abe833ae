import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'flower-garden',
  name: 'Flower Garden',
  variant: () =>
    likeKlondike({
      heights: [6, 6, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      build: build(down, anySuit),
      lift: 'top',
      stores: piles(16, reserve()),
      storesDealt: true,
    }),
});
