import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, otherSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'morehead',
  name: 'Morehead',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8],
      open: 8,
      dealsTo: toNone,
      build: build(down, otherSuit),
      lift: 'top',
    }),
});
