import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'pas-seul',
  name: 'Pas Seul',
  variant: () => likeKlondike({ heights: [1, 1, 1, 1, 1, 1], turning: {} }),
});
