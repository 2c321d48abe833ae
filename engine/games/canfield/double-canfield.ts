import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';

export default defineGame({
  id: 'double-canfield',
  name: 'Double Canfield',
  variant: () => likeCanfield({ packs: 2, columns: 5, store: 13, turning: { turn: 3, redeals: Infinity } }),
});
