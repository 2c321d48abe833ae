import { defineGame, toggle } from '../../model/game.ts';
import { inFans } from '../../vocabulary/families/columns/fan.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'cromwell',
  name: 'Cromwell',
  version: 2,
  options: { single: toggle('Cards move one at a time') },
  earlier: { single: true },
  /** Whether the one draw has been made. */
  counters: { drawn: 1 },
  variant({ single }, { drawn }) {
    const inSuit = build(down, sameSuit);
    return inFans({ packs: 2, fans: 26, size: 4, build: inSuit, ...(single ? {} : { lift: inSuit }), draw: drawn });
  },
});
