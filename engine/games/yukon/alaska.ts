import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { build, kings, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'alaska',
  name: 'Alaska',
  variant: () =>
    likeKlondike({
      heights: [1, 6, 7, 8, 9, 10, 11],
      open: 5,
      lift: 'any',
      start: kings,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
      build: build(upOrDown, sameSuit),
    }),
});
