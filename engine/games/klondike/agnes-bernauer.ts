import { defineGame } from '../../model/game.ts';
import { withSevenReserves } from '../../vocabulary/families/columns/agnes.ts';
import { alternateColour, belowBase, build, down, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'agnes-bernauer',
  name: 'Agnes Bernauer',
  variant: () => withSevenReserves({ build: build(wrapped(down), alternateColour), start: belowBase }),
});
