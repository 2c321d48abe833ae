import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDealList } from '../../../engine/deals/deal-list.ts';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { beginsAs, writeDeals } from './file.ts';
import { findDeals } from './find.ts';

const WAY = { game: 'klondike', options: 'dealing=unlimited' };
const EFFORT = { positions: 2000, plays: 3 };
const SOME_DEALS = 12;

test('the same effort finds the same deals, byte for byte, and lists of other options stay in the file', () => {
  const folder = temporaryFolder();
  const write = (options: string): string => {
    writeDeals(
      'klondike',
      options,
      findDeals({ ...WAY, options }, EFFORT, (tried) => tried < SOME_DEALS),
      folder,
    );
    return readFileSync(join(folder, 'klondike.json'), 'utf8');
  };
  write('dealing=unlimited');
  const both = write('dealing=one');
  expect(Object.keys(JSON.parse(both) as object)).toEqual(['dealing=unlimited', 'dealing=one']);
  expect(write('dealing=unlimited')).toBe(both);
});

test('only deals that were tried are named, and as many as the solver won', () => {
  const list = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS);
  const deals = decodeDeals(list.deals).map(({ deal }) => deal);
  expect(list.tried).toBe(SOME_DEALS);
  expect(deals.length).toBeGreaterThan(0);
  expect(deals.every((deal) => deal >= 1 && deal <= SOME_DEALS)).toBe(true);
});

test('a list ends with the deal that was wanted last', () => {
  const wanted = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS, 2);
  const [, last, ...others] = decodeDeals(wanted.deals).map(({ deal }) => deal);
  expect(others).toEqual([]);
  expect(wanted.tried).toBe(last);
});

test('a list that was looked for longer begins as the one before, and one with other deals does not', () => {
  const list = (tried: number, ...deals: number[]) =>
    makeDealList(
      deals.map((deal) => ({ deal, wins: deal % 3, positions: deal, again: 0 })),
      { ...EFFORT, tried },
    );
  expect(beginsAs(list(9, 2, 5, 8), list(20, 2, 5, 8, 11, 19))).toBe(true);
  expect(beginsAs(list(9, 2, 5, 8), list(20, 2, 5, 11, 19))).toBe(false);
  expect(beginsAs(list(20, 2, 5, 8, 11), list(9, 2, 5, 8))).toBe(true);
});
