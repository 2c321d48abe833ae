import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'triple-russian-solitaire',
  name: 'Triple Russian Solitaire',
  variant: () =>
    likeKlondike({
      packs: 3,
      heights: [6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18],
      open: 6,
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
    }),
});
