import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';

export default defineGame({
  id: 'buffalo-bill',
  name: 'Buffalo Bill',
  variant: () => inFans({ packs: 2, fans: 26, size: 4, fromBothEnds: true, cells: 8 }),
});
