import { defineGame } from '../model/game.ts';
import type { Action } from '../model/pile.ts';
import { dealEach, takeUpAgain } from '../vocabulary/actions.ts';
import { onFourAces } from '../vocabulary/families/lang-syne.ts';

export default defineGame({
  id: 'acquaintance',
  name: 'Acquaintance',
  variant() {
    const dealOrAgain = (hands: Parameters<typeof dealEach>[0]): Action => {
      const each = dealEach(hands);
      const again = takeUpAgain(
        () => hands,
        2,
        (t, at) => each.run(t, at),
      );
      const next: Action['run'] = (t, at) => (t.size(at) > 0 ? each : again).run(t, at);
      return { ...again, can: (t, at) => each.can(t, at) || again.can(t, at), run: next };
    };
    return onFourAces(dealOrAgain, { opened: true });
  },
});
