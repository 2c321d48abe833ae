import { defineGame } from '../../model/game.ts';
import { underQueens } from '../../vocabulary/families/foundations/intrigue.ts';

export default defineGame({
  id: 'laggard-lady',
  name: 'Laggard Lady',
  variant: () => underQueens({ laggard: true }),
});
