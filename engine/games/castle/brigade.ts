import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { piles, reserve } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'brigade',
  name: 'Brigade',
  variant: () =>
    likeKlondike({
      heights: [5, 5, 5, 5, 5, 5, 5],
      open: 8,
      dealsTo: toNone,
      build: build(down, anySuit),
      lift: 'top',
      laid: aces,
      stores: piles(13, reserve()),
      storesDealt: true,
    }),
});
