import { defineGame } from '../../model/game.ts';
import { likePenguin } from '../../vocabulary/families/columns/penguin.ts';

export default defineGame({
  id: 'penguin',
  name: 'Penguin',
  variant: () => likePenguin(7),
});
