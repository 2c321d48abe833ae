import { expect, test } from 'vitest';
import { checkDeadEnds } from '../lab/dead-ends/check.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';

/* `npm run lab -- dead-ends` plays more games of every game, and longer ones. */

const DEALS = BY_NIGHT ? [1, 2, 3] : [1];
const MOVES = BY_NIGHT ? 120 : 40;

/** Dead ends found in all versions. */
let found = 0;

test.each(waysByDay)('reports dead ends at once and nothing else in $name', (way) => {
  const checked = checkDeadEnds(way, DEALS, MOVES);
  found += checked.repeating + checked.losing;
  expect(checked.faults).toEqual([]);
});

test('reached dead ends in some games', () => expect(found).toBeGreaterThan(10));
