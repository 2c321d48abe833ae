import { defineGame } from '../../model/game.ts';
import { likeCanfield } from '../../vocabulary/families/columns/canfield.ts';

export default defineGame({
  id: 'superior-canfield',
  name: 'Superior Canfield',
  variant: () =>
    likeCanfield({ columns: 4, store: 13, open: true, left: true, turning: { turn: 3, redeals: Infinity } }),
});
