import { KING, rankOf } from '../../../model/card.ts';
import { TURNED } from '../../../model/change.ts';
import type { Pile, Step } from '../../../model/pile.ts';

/** Deals to one column until a king begins the next. */
export const dealRetinues =
  (deck: Pile, columns: readonly Pile[]): Step =>
  (t) => {
    for (let at = 0; t.size(deck.index) > 0;) {
      if (rankOf(t.top(deck.index)) === KING) at++;
      t.move(deck.index, columns[at]!.index, 1, TURNED);
    }
  };
