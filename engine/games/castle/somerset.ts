import { defineGame } from '../../model/game.ts';
import { likeKlondike, toNone } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'somerset',
  name: 'Somerset',
  variant: () =>
    likeKlondike({ heights: [1, 2, 3, 4, 5, 6, 7, 8, 8, 8], open: 8, dealsTo: toNone, most: 'by cells and columns' }),
});
