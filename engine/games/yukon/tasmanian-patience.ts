import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'tasmanian-patience',
  name: 'Tasmanian Patience',
  variant: () =>
    likeKlondike({
      heights: [4, 4, 4, 4, 4, 4, 4],
      open: 4,
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      homes: { lift: 'nothing' },
      turning: { turn: 3, redeals: Infinity },
    }),
});
