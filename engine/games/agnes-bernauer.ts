import { defineGame } from '../game.ts';
import { withSevenReserves } from '../rules/agnes.ts';
import { alternateColour, belowBase, build, down, wrapped } from '../rules/relations.ts';

export default defineGame({
  id: 'agnes-bernauer',
  name: 'Agnes Bernauer',
  layout: () => withSevenReserves({ build: build(wrapped(down), alternateColour), start: belowBase }),
});
