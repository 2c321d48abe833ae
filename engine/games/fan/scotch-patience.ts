import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { alternateColour, anySuit, build, down, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'scotch-patience',
  name: 'Scotch Patience',
  variant: () => inFans({ fans: 18, build: build(down, anySuit), homes: { build: build(up, alternateColour) } }),
});
