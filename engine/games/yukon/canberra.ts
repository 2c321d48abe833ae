import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'canberra',
  name: 'Canberra',
  variant: () =>
    likeKlondike({
      heights: [4, 4, 4, 4, 4, 4, 4],
      open: 4,
      build: build(down, sameSuit),
      lift: 'any',
      start: kings,
      homes: { lift: 'nothing' },
      turning: { redeals: 1 },
    }),
});
