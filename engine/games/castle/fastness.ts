import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, piles } from '../../vocabulary/piles.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'fastness',
  name: 'Fastness',
  variant: () =>
    likeKlondike({
      heights: [7, 7, 7, 7, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      build: build(down, anySuit),
      homes: { lift: 'nothing' },
      stores: piles(2, cell()),
      most: 'by cells and columns',
    }),
});
