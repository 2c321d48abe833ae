import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Step } from '../../model/pile.ts';
import { dealEach, everyFilled, type Need, onlyWhen, removeAlone } from '../../vocabulary/actions.ts';
import { fillFrom, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds, topIs } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { described, gone, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { addUpTo, anyCard, kings } from '../../vocabulary/relations.ts';
import type { Table } from '../../model/table.ts';

export default defineGame({
  id: 'baroness',
  name: 'Baroness',
  variant() {
    const out = gone();
    /** A gap is filled from a pile that has a card to spare. */
    const reach = described((from, to, _count, t) => t.size(to) > 0 || t.size(from) > 1, 'spares');
    const [pairs, isKing] = [addUpTo(KING), topIs(kings)];
    const tap = removeAlone(out, KING);
    const columns = piles(5, tableau({ build: pairs, start: anyCard, lift: 'top', reach, tap }));
    const filled = everyFilled(columns);
    /** Whether a king or a pair is there to be removed. */
    const remain = (t: Table): boolean => {
      for (const { index } of columns) {
        if (isKing(t, index)) return true;
        for (const other of columns) if (pairs(t.top(index), t.top(other.index), 0)) return true;
      }
      return false;
    };
    const cleared: Need = {
      met: (t, at) => filled.met(t, at) && !remain(t),
      why: (t, at) => (filled.met(t, at) ? { code: 'removable' } : filled.why(t, at)),
    };
    const talon = pile(stock(onlyWhen(cleared, dealEach(columns))));
    const fillGaps = fillFrom(talon, columns);
    const fill: Step = (t, move) => {
      if (columns.every(({ index }) => t.size(index) <= 1)) fillGaps(t, move);
    };
    /** Cards removed, then whether more can be; not when each pile has only the card that the stock has just dealt. */
    const outlook = (t: Table): number =>
      1 + 2 * t.size(out.index) + Number(remain(t) && columns.some(({ index }) => t.size(index) > 1));
    return {
      places: rows([[talon, null, ...columns]]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, columns)],
      after: [removePairs(out), fill],
      won: holds([out], 52),
      score: cardsOn([out]),
      outlook,
    };
  },
});
