import { defineGame } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import { dealEach, dealOn } from '../../vocabulary/actions.ts';
import { onFourAces } from '../../vocabulary/families/foundations/lang-syne.ts';

export default defineGame({
  id: 'acquaintance',
  name: 'Acquaintance',
  variant() {
    const dealOrAgain = (hands: Parameters<typeof dealEach>[0]): Action => {
      const each = dealEach(hands);
      return dealOn(
        () => hands.toReversed(),
        2,
        (t, at) => each.run(t, at),
      );
    };
    return onFourAces(dealOrAgain, { opened: true });
  },
});
