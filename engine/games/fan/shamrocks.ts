import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'shamrocks',
  name: 'Shamrocks',
  variant: () => inFans({ fans: 18, build: build(upOrDown, anySuit), room: 3 }),
});
