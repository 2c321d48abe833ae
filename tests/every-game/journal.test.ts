import { describe, expect, test } from 'vitest';
import type { Change } from '../../engine/model/change.ts';
import { changesBetween } from '../../engine/legality/deal.ts';
import { deal, playAtRandom, ways } from '../engine/play.ts';
import { deals, MAX_MOVES } from './deals.ts';

/** Whether a change changes nothing: it would be animated and read out for nothing. */
function isNothing(change: Change): boolean {
  if (change.kind === 'move') return change.count === 0 || change.from === change.to;
  if (change.kind === 'swap') return change.i === change.j;
  return change.kind === 'add' && change.amount === 0;
}

describe.each(ways)('$name', (way) => {
  test('changes something with every recorded change', () => {
    for (const number of deals.slice(0, 8)) {
      const dealt = deal(way, number);
      playAtRandom(dealt, number, MAX_MOVES);
      expect(changesBetween(dealt.table, 0, dealt.table.end).filter(isNothing)).toEqual([]);
    }
  });
});
