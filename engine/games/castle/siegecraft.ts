import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { cell, pile } from '../../vocabulary/piles.ts';
import { aces, anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'siegecraft',
  name: 'Siegecraft',
  variant: () =>
    likeKlondike({
      heights: [6, 6, 6, 6, 6, 6, 6, 6],
      open: 8,
      dealsTo: toNone,
      build: build(down, anySuit),
      laid: aces,
      homes: { lift: 'nothing' },
      stores: [pile(cell())],
      most: 'by cells and columns',
    }),
});
