import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, sameSuit, upOrDown } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'house-on-the-hill',
  name: 'House on the Hill',
  variant: () => inFans({ packs: 2, fans: 35, build: build(upOrDown, sameSuit), fromBothEnds: true }),
});
