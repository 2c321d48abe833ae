import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeDealList } from '../../../engine/deals/deal-list.ts';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import { temporaryFolder } from '../../main/browser/hosted.ts';
import { beginsAs, writeDeals } from './file.ts';
import { findDeals } from './find.ts';

const WAY = { game: 'klondike', options: 'dealing=unlimited' };
const EFFORT = { positions: 2000, plays: 3 };
const SOME_DEALS = 12;

test('finds identical deals with the same effort and keeps lists of other options', () => {
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

test('counts tried and won deals', () => {
  const list = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS);
  const deals = decodeDeals(list.deals).map(({ deal }) => deal);
  expect(list.tried).toBe(SOME_DEALS);
  expect(deals.length).toBeGreaterThan(0);
  expect(deals.every((deal) => deal >= 1 && deal <= SOME_DEALS)).toBe(true);
});

test('ends a list with the last deal wanted', () => {
  const wanted = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS, 2);
  const [, last, ...others] = decodeDeals(wanted.deals).map(({ deal }) => deal);
  expect(others).toEqual([]);
  expect(wanted.tried).toBe(last);
});

test('extends a list found with less effort, unless deals differ', () => {
  const list = (tried: number, ...deals: number[]) =>
    makeDealList(
      deals.map((deal) => ({ deal, wins: deal % 3, positions: deal, again: 0 })),
      { ...EFFORT, tried },
    );
  expect(beginsAs(list(9, 2, 5, 8), list(20, 2, 5, 8, 11, 19))).toBe(true);
  expect(beginsAs(list(9, 2, 5, 8), list(20, 2, 5, 11, 19))).toBe(false);
  expect(beginsAs(list(20, 2, 5, 8, 11), list(9, 2, 5, 8))).toBe(true);
});

describe('a continued list', () => {
  const first = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS);
  const deals = decodeDeals(first.deals).map(({ deal }) => deal);

  test('keeps its deals and tries later ones only', () => {
    const list = { ...first, tried: SOME_DEALS + 3 };
    const tried: number[] = [];
    const isUseless = (deal: number): boolean => tried.push(deal) > 0;
    const longer = findDeals(WAY, { ...EFFORT, positions: 1 }, (done) => done < 20, 2000, { list, isUseless });
    expect(decodeDeals(longer.deals).map(({ deal }) => deal)).toEqual(deals);
    expect(longer.tried).toBe(20);
    expect(tried).toEqual([16, 17, 18, 19, 20]);
  });

  test('equals the list of one search', () => {
    const half = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS / 2);
    const known = { list: half, isUseless: () => false };
    expect(findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS, 2000, known)).toEqual(first);
  });

  test('leaves out deals known to be lost', () => {
    const isUseless = (deal: number): boolean => deal === deals[0];
    const list = findDeals(WAY, EFFORT, (tried) => tried < SOME_DEALS, 2000, { isUseless });
    expect(decodeDeals(list.deals).map(({ deal }) => deal)).toEqual(deals.slice(1));
  });
});
