import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'cromwell',
  name: 'Cromwell',
  /** Whether the one draw has been made. */
  counters: { drawn: 1 },
  variant: (_, { drawn }) => inFans({ packs: 2, fans: 26, size: 4, build: build(down, sameSuit), draw: drawn }),
});
