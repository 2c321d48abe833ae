import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { aces, alternateColour, build, down, kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'box-fan',
  name: 'Box Fan',
  variant: () => inFans({ fans: 16, build: build(down, alternateColour), start: kings, laid: aces }),
});
