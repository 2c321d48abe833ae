import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'la-belle-lucie',
  name: 'La Belle Lucie',
  variant: () => inFans({ fans: 18, build: build(down, sameSuit), redeals: 2 }),
});
