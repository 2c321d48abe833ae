import { defineGame } from '../../model/game.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'blockade',
  name: 'Blockade',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
      build: build(down, sameSuit),
      after: (columns, talon) => [fillFrom(talon, columns)],
    }),
});
