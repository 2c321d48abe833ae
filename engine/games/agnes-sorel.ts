import { defineGame } from '../game.ts';
import { withSevenReserves } from '../rules/agnes.ts';
import { build, down, sameColour, wrapped } from '../rules/relations.ts';

export default defineGame({
  id: 'agnes-sorel',
  name: 'Agnes Sorel',
  layout: () => withSevenReserves({ build: build(wrapped(down), sameColour) }),
});
