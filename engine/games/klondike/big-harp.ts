import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'big-harp',
  name: 'Big Harp',
  variant: () => likeKlondike({ packs: 2, heights: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], turning: {} }),
});
