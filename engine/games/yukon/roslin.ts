import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';
import { alternateColour, build, kings, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'roslin',
  name: 'Roslin',
  variant: () =>
    likeKlondike({
      heights: [1, 6, 7, 8, 9, 10, 11],
      open: 5,
      lift: 'any',
      start: kings,
      dealsTo: toNone,
      homes: { lift: 'nothing' },
      build: build(upOrDown, alternateColour),
    }),
});
