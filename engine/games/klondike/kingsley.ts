import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'kingsley',
  name: 'Kingsley',
  variant: () =>
    likeKlondike({
      heights: [1, 2, 3, 4, 5, 6, 7],
      build: build(up, alternateColour),
      start: aces,
      homes: { build: build(down, sameSuit), start: kings },
      turning: {},
    }),
});
