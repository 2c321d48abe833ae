import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'double-russian-solitaire',
  name: 'Double Russian Solitaire',
  variant: () =>
    likeKlondike({
      packs: 2,
      heights: [6, 7, 8, 9, 10, 11, 12, 13, 14, 14],
      open: 6,
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
    }),
});
