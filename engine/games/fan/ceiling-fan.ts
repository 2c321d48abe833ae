import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { alternateColour, build, down, kings } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'ceiling-fan',
  name: 'Ceiling Fan',
  variant: () => inFans({ fans: 18, build: build(down, alternateColour), start: kings }),
});
