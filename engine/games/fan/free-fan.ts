import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'free-fan',
  name: 'Free Fan',
  variant: () => inFans({ fans: 18, build: build(down, sameSuit), start: kings, cells: 2, runs: 'by cells' }),
});
