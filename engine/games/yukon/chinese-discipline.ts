import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';
import { kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'chinese-discipline',
  name: 'Chinese Discipline',
  variant: () =>
    likeKlondike({
      heights: [7, 7, 7, 7, 7, 7, 7],
      open: [7, 7, 7, 4, 3, 2, 1],
      lift: 'any',
      start: kings,
      dealsTo: (columns) => columns.slice(0, 3),
      homes: { lift: 'nothing' },
    }),
});
