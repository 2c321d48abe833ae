import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'eastcliff',
  name: 'Eastcliff',
  variant: () => likeKlondike({ heights: [3, 3, 3, 3, 3, 3, 3], turning: {} }),
});
