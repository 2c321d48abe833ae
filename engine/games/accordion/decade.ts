import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { fromOf, isDrag, toOf } from '../../model/move.ts';
import type { Table } from '../../model/table.ts';
import { inALine } from '../../vocabulary/shapes/in-a-line.ts';
import { makesTens, tenAtMost } from '../../vocabulary/tens.ts';

/** How far apart the two ends may be: thirteen of the lowest cards make 28, fourteen more than thirty. */
const FURTHEST = 12;

const between = (from: number, to: number): [number, number] => [Math.min(from, to), Math.max(from, to)];

export default defineGame({
  id: 'decade',
  name: 'Decade',
  variant: () =>
    inALine({
      dealt: 3,
      left: 0,
      rules: () => ({
        lift: 'top',
        build: () => true,
        near: (from, to) => Math.abs(from - to) <= FURTHEST,
        reach(from, to, _count, t: Table) {
          const [first, last] = between(from, to);
          let sum = 0;
          for (let at = first; at <= last; at++) sum += tenAtMost(rankOf(t.top(at)));
          return makesTens(sum);
        },
      }),
      leaves: (line, out) => (t, move) => {
        if (!isDrag(move)) return;
        const [first, last] = between(fromOf(move), toOf(move));
        for (const { index } of line.slice(first, last + 1)) t.move(index, out.index, t.size(index));
      },
    }),
});
