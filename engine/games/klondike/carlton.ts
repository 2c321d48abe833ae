import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'carlton',
  name: 'Carlton',
  variant: () => likeKlondike({ packs: 2, heights: [1, 2, 3, 4, 5, 6, 7, 8], open: 8, homes: { lift: 'nothing' } }),
});
