import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { anySuit, build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'spidike',
  name: 'Spidike',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7],
      open: 7,
      build: build(down, anySuit),
      lift: build(down, sameSuit),
      start: kings,
    }),
});
