import { defineGame } from '../model/game.ts';
import { likeKlondike } from '../vocabulary/families/klondike.ts';
import { build, down, kings, otherSuit } from '../vocabulary/relations.ts';

export default defineGame({
  id: 'chinaman',
  name: 'Chinaman',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7],
      build: build(down, otherSuit),
      start: kings,
      turning: { turn: 3, redeals: 1 },
    }),
});
