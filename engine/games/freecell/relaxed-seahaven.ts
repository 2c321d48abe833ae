import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'relaxed-seahaven',
  name: 'Relaxed Seahaven Towers',
  variant: () =>
    likeKlondike({
      heights: Array.from({ length: 10 }, () => 5),
      open: 5,
      build: build(down, sameSuit),
      start: kings,
      dealsTo: toNone,
      stores: piles(4, cell()),
      storesDealt: true,
    }),
});
