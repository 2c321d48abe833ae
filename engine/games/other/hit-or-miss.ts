import { faceUp, KING, rankOf } from '../../model/card.ts';
import { REVERSED, TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Action } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { rows } from '../../model/variant.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { foundation, pile, stock, waste } from '../../vocabulary/piles.ts';

/** After this many passes in a row without a hit, the stock is not turned again. */
const MISSED = 2;

export default defineGame({
  id: 'hit-or-miss',
  name: 'Hit or Miss',
  /**
   * The rank counted last; whether there was a hit in this pass through the stock; how many passes before it, in a row,
   * had none.
   */
  counters: { counted: 1, hit: 1, missed: 1 },
  variant(_, { counted, hit, missed }) {
    const turned = pile(waste({ lift: 'nothing' }));
    const home = pile(foundation({ lift: 'nothing' }));
    const next = (t: Table): number => (t.counter(counted) % KING) + 1;
    const missedNow = (t: Table): number => (t.counter(hit) > 0 ? 0 : t.counter(missed) + 1);
    const turn: Action = {
      redeals: Infinity,
      can: (t, at) => t.size(at) > 0 || (t.size(turned.index) > 0 && missedNow(t) < MISSED),
      run(t, at) {
        if (t.size(at) === 0) {
          t.move(turned.index, at, t.size(turned.index), REVERSED | TURNED);
          t.set(missed, missedNow(t));
          t.set(hit, 0);
          return;
        }
        const isHit = rankOf(faceUp(t.top(at))) === next(t);
        t.move(at, (isHit ? home : turned).index, 1, TURNED);
        t.set(counted, next(t));
        if (isHit) t.set(hit, 1);
      },
      why: (t) => ({ code: t.size(turned.index) > 0 ? 'no-future' : 'nothing' }),
    };
    const talon = pile(stock(turn));
    return {
      places: rows([[talon, turned, 0.5, home]]),
      from: talon,
      deal: [],
      won: holds([home], 52),
      score: cardsOn([home]),
      shows: [(t) => ({ kind: 'counted', value: next(t) })],
    };
  },
});
