import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'rushdike',
  name: 'Rushdike',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7],
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      homes: { lift: 'nothing' },
    }),
});
