import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Action, Pile } from '../../model/pile.ts';
import type { Table } from '../../model/table.ts';
import { asTap } from '../../vocabulary/actions.ts';
import { fillFrom, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

const [TEN, SUITS] = [10, 4];

export default defineGame({
  id: 'tens',
  name: 'Tens',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    /** Returns the places whose card has the rank of this one. */
    const alike = (t: Table, at: number): Pile[] =>
      places.filter(({ index }) => rankOf(t.top(index)) === rankOf(t.top(at)));
    const fours: Action = {
      can: (t, at) => rankOf(t.top(at)) >= TEN && alike(t, at).length === SUITS,
      run: (t, at) => alike(t, at).forEach(({ index }) => t.move(index, out.index, 1)),
      why: () => ({ code: 'unmatched' }),
    };
    const places: Pile[] = piles(13, { role: 'tableau', lift: 'top', build: addUpTo(TEN), tap: fours, double: asTap });
    return {
      places: gridBeside(talon, places, 5),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), fillFrom(talon, places)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
