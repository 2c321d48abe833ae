import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Action } from '../../model/pile.ts';
import { fillFrom } from '../../vocabulary/after.ts';
import { noneEmpty } from '../../vocabulary/conditions.ts';
import { dealUp, putUnder } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { build, down, sameSuit } from '../../vocabulary/relations.ts';
import { joins } from '../../vocabulary/sequences.ts';

export default defineGame({
  id: 'valentine',
  name: 'Valentine',
  variant() {
    const run = build(down, sameSuit);
    const turned = pile(waste());
    const columns = piles(4, tableau({ build: run, lift: 'top' }));
    const lastFirst = columns.toReversed();
    const full = noneEmpty(columns);
    /**
     * Gaps are filled first, from the waste and then the stock; then a card is turned; then the columns go under the
     * stock.
     */
    const next: Action = {
      can: (t, at) => t.size(at) + t.size(turned.index) > 0,
      run(t, at) {
        const gaps = !full(t, at);
        if (!gaps && t.size(turned.index) === 0) return t.move(at, turned.index, 1, TURNED);
        if (!gaps) for (const { index } of lastFirst) putUnder(t, index, at);
        for (const fill of fills) fill(t, 0);
      },
      why: () => ({ code: 'nothing' }),
    };
    const talon = pile(stock(next));
    const fills = [turned, talon].map((from) => fillFrom(from, columns));
    const joined = joins(columns, run);
    return {
      places: rows([[talon, turned], columns]),
      from: talon,
      deal: [dealUp(talon, columns)],
      won: (t) => joined(t) === 48,
      score: () => 0,
    };
  },
});
