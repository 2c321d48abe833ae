import { TURNED } from '../change.ts';
import { defineGame } from '../game.ts';
import type { Action, Pile } from '../pile.ts';
import { dealEach } from '../rules/actions.ts';
import { cardsOn } from '../rules/conditions.ts';
import { onFourAces } from '../rules/lang-syne.ts';
import { REDEALS } from '../table.ts';

const redeals = 2;

/** Deals a card to each hand; from the empty stock shuffles the hands into a new one, with which nothing is dealt yet. */
function dealOrShuffle(hands: readonly Pile[]): Action {
  const each = dealEach(hands);
  const left = cardsOn(hands);
  return {
    chance: true,
    redeals,
    can: (t, at) => each.can(t, at) || (left(t) > 0 && t.counter(REDEALS) < redeals),
    run(t, at) {
      if (each.can(t, at)) return each.run(t, at);
      for (const { index } of hands) t.move(index, at, t.size(index), TURNED);
      t.shuffle(at);
      t.add(REDEALS, 1);
    },
  };
}

export default defineGame({ id: 'scuffle', name: 'Scuffle', layout: () => onFourAces(dealOrShuffle) });
