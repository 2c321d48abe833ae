import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'lexington-harp',
  name: 'Lexington Harp',
  variant: () => likeKlondike({ packs: 2, heights: [1, 2, 3, 4, 5, 6, 7, 8], lift: 'any', homes: { lift: 'nothing' } }),
});
