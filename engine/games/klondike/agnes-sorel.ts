import { defineGame } from '../../model/game.ts';
import { withSevenReserves } from '../../vocabulary/families/columns/agnes.ts';
import { build, down, sameColour, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'agnes-sorel',
  name: 'Agnes with Reserves',
  variant: () => withSevenReserves({ build: build(wrapped(down), sameColour) }),
});
