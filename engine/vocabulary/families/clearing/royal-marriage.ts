import type { Action, Pile, Step } from '../../../model/pile.ts';
import type { Table } from '../../../model/table.ts';
import type { Variant } from '../../../model/variant.ts';
import { removePairs } from '../../after.ts';
import { eitherOf, sameRank, sameSuit } from '../../relations.ts';
import { inALine } from '../../shapes/in-a-line.ts';

const alike = eitherOf(sameSuit, sameRank);

/**
 * Cards in one row. One card or two neighbours leave the game when they lie between two cards of one suit or rank, and
 * the row closes up. Two cards are left in the end. `ready` puts the pack in order before the first three are dealt.
 */
export function betweenTwo(ready: (talon: Pile) => readonly Step[] = () => []): Variant {
  return inALine({
    ready,
    dealt: 3,
    left: 2,
    rules(line, out) {
      const fit = (t: Table, left: number, right: number): boolean =>
        left >= 0 &&
        right < line().length &&
        t.size(left) > 0 &&
        t.size(right) > 0 &&
        alike(t.top(left), t.top(right), 0);
      const alone: Action = {
        can: (t, at) => t.size(at) > 0 && fit(t, at - 1, at + 1),
        run: (t, at) => t.move(at, out.index, 1),
        why: () => ({ code: 'unlike' }),
      };
      return {
        lift: 'top',
        build: () => true,
        near: (from, to) => Math.abs(from - to) === 1,
        reach: (from, to, _count, t) => fit(t, Math.min(from, to) - 1, Math.max(from, to) + 1),
        tap: alone,
      };
    },
    leaves: (_, out) => removePairs(out),
  });
}
