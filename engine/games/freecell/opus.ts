import { defineGame } from '../../model/game.ts';
import { likePenguin } from '../../vocabulary/families/columns/penguin.ts';

export default defineGame({
  id: 'opus',
  name: 'Opus',
  variant: () => likePenguin(5),
});
