import { defineGame } from '../../model/game.ts';
import { underQueens } from '../../vocabulary/families/foundations/intrigue.ts';

export default defineGame({
  id: 'intrigue',
  name: 'Intrigue',
  variant: () => underQueens(),
});
