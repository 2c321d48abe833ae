import { defineGame } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'three-shuffles-and-a-draw',
  name: 'Three Shuffles and a Draw',
  /** Whether the one draw has been made. */
  counters: { drawn: 1 },
  variant: (_, { drawn }) => inFans({ fans: 18, build: build(down, sameSuit), redeals: 2, draw: drawn }),
});
