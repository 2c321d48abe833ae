import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { anySuit, build, down } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'super-flower-garden',
  name: 'Super Flower Garden',
  variant: () => inFans({ fans: 18, build: build(down, anySuit), redeals: 2 }),
});
