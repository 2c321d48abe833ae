import { defineGame } from '../../model/game.ts';
import { braid } from '../../vocabulary/families/foundations/plait.ts';

export default defineGame({
  id: 'plait',
  name: 'Braid',
  version: 2,
  variant: () => ({ ...braid(20), score: () => 0 }),
});
