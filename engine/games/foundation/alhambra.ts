import { defineGame } from '../../model/game.ts';
import { likeAlhambra } from '../../vocabulary/families/foundations/alhambra.ts';

export default defineGame({
  id: 'alhambra',
  name: 'Alhambra',
  variant: () => likeAlhambra({ stores: 8, size: 4, wastes: 1 }),
});
