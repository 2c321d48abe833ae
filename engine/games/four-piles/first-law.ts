import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { gather } from '../../vocabulary/deals.ts';
import { gone, pile, piles, stock } from '../../vocabulary/piles.ts';
import type { Table } from '../../model/table.ts';

export default defineGame({
  id: 'first-law',
  name: 'Perpetual Motion',
  variant() {
    const out = gone();
    const alike = (t: Table, at: number): number[] =>
      line.flatMap(({ index }) => (t.size(index) > 0 && rankOf(t.top(index)) === rankOf(t.top(at)) ? [index] : []));
    /** A set of four leaves the game; otherwise the card goes on the leftmost one of its rank. */
    const join: Action = {
      can: (t, at) => t.size(at) > 0 && (alike(t, at).length === line.length || alike(t, at)[0]! < at),
      run(t, at) {
        const same = alike(t, at);
        if (same.length < line.length) t.move(at, same[0]!, 1);
        else for (const index of same) t.move(index, out.index, 1);
      },
      why: () => ({ code: 'unlike' }),
    };
    const line = piles(4, { role: 'tableau', name: 'pile', tap: join });
    const deal = dealEach(line);
    const talon = pile(
      stock({
        redeals: Infinity,
        can: (t, at) => t.size(at) > 0 || cardsOn(line)(t) > 0,
        run: (t, at) => (t.size(at) > 0 ? deal.run(t, at) : gather(t, line, at)),
        why: () => ({ code: 'dealt' }),
      }),
    );
    return {
      places: rows([[talon, 0.5, ...line]]),
      hidden: [out],
      from: talon,
      deal: [],
      won: holds([out], 52),
      score: (t) => t.size(out.index) / line.length,
    };
  },
});
