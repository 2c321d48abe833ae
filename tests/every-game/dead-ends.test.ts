import { expect, test } from 'vitest';
import { checkDeadEnds } from '../lab/dead-ends/check.ts';
import { BY_NIGHT } from '../tools/night.ts';
import { waysByDay } from './by-day.ts';

/* `npm run lab -- dead-ends` plays more games of every game, and longer ones. */

const DEALS = BY_NIGHT ? [1, 2, 3] : [1];
const MOVES = BY_NIGHT ? 120 : 40;

/** Dead ends found in all ways to play. */
let found = 0;

test.each(waysByDay)('$name: a dead end is announced at once, and no other position', (way) => {
  const checked = checkDeadEnds(way, DEALS, MOVES);
  found += checked.repeating + checked.losing;
  expect(checked.faults).toEqual([]);
});

test('some games came to a dead end, or nothing would have been asked', () => expect(found).toBeGreaterThan(10));
