import { defineGame } from '../../model/game.ts';
import { likeKlondike } from '../../vocabulary/families/columns/klondike.ts';

export default defineGame({
  id: 'westcliff',
  name: 'Westcliff',
  variant: () => likeKlondike({ heights: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3], homes: { lift: 'nothing' }, turning: {} }),
});
