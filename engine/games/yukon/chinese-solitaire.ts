import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'chinese-solitaire',
  name: 'Chinese Solitaire',
  variant: () =>
    likeKlondike({
      heights: [7, 7, 7, 7, 7, 7, 7],
      open: [7, 7, 7, 4, 3, 2, 1],
      lift: 'any',
      dealsTo: (columns) => columns.slice(0, 3),
      homes: { lift: 'nothing' },
    }),
});
