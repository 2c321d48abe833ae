import { defineGame } from '../../model/game.ts';
import { likeAlhambra } from '../../vocabulary/families/foundations/alhambra.ts';

export default defineGame({
  id: 'granada',
  name: 'Granada',
  variant: () => likeAlhambra({ stores: 8, size: 4, wastes: 4 }),
});
