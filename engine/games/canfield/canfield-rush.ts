import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';

export default defineGame({
  id: 'canfield-rush',
  name: 'Canfield Rush',
  variant: () => likeCanfield({ columns: 4, store: 13, turning: { turn: [3, 2, 1], redeals: 2 } }),
});
