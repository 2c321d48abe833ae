import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import { dealEach, onlyWhen, redealByChance } from '../../vocabulary/actions.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { takeUp } from '../../vocabulary/deals.ts';
import { onFourAces } from '../../vocabulary/families/foundations/lang-syne.ts';

/** Deals a card to each hand; when the stock is empty, shuffles the hands into a new one without dealing. */
function dealOrShuffle(hands: readonly Pile[]): Action {
  const each = dealEach(hands);
  const left = cardsOn(hands);
  const redeal = redealByChance(2, (t, at) => {
    takeUp(t, hands, at);
    t.shuffle(at);
  });
  const shuffle = onlyWhen({ met: (t) => left(t) > 0, why: () => ({ code: 'dealt' }) }, redeal);
  return {
    ...shuffle,
    can: (t, at) => each.can(t, at) || shuffle.can(t, at),
    run: (t, at) => (each.can(t, at) ? each : shuffle).run(t, at),
  };
}

export default defineGame({ id: 'scuffle', name: 'Scuffle', variant: () => onFourAces(dealOrShuffle) });
