import { expect, test } from 'vitest';
import { decodeDeals } from '../../../engine/deals/deal-code.ts';
import { dealsThatCanBeWon, makeDealList } from '../../../engine/deals/deal-list.ts';
import type { TwiceMeasuredDeal } from '../../../engine/deals/difficulty.ts';

const EFFORT = { tried: 20, positions: 1000, plays: 10 };

const measured = (deal: number, wins: number, positions: number, again = wins): TwiceMeasuredDeal => ({
  deal,
  wins,
  positions,
  again,
});

test('sorts deals into quarters by the bot’s wins, then by the search', () => {
  const list = makeDealList(
    [
      measured(2, 0, 900),
      measured(3, 10, 50),
      measured(5, 0, 80),
      measured(8, 6, 70),
      measured(9, 0, 100),
      measured(12, 4, 60),
      measured(13, 1, 500),
      measured(20, 1, 20),
    ],
    EFFORT,
  );
  const named = Object.fromEntries(decodeDeals(list.deals).map(({ deal, difficulty }) => [deal, difficulty]));
  expect(named).toEqual({
    3: 'easy',
    8: 'easy',
    12: 'medium',
    20: 'medium',
    13: 'hard',
    5: 'hard',
    9: 'very-hard',
    2: 'very-hard',
  });
  expect(list.hardness.easy).toEqual({ wins: 0.8, positions: 70 });
  expect(list.hardness['very-hard']).toEqual({ wins: 0, positions: 900 });
});

test('takes shares from other games than the sorting', () => {
  const list = makeDealList(
    [measured(1, 9, 50, 4), measured(2, 5, 50, 6), measured(3, 1, 50, 3), measured(4, 0, 50, 1)],
    EFFORT,
  );
  expect(decodeDeals(list.deals).map(({ difficulty }) => difficulty)).toEqual(['easy', 'medium', 'hard', 'very-hard']);
  expect(Object.values(list.hardness).map(({ wins }) => wins)).toEqual([0.4, 0.6, 0.3, 0.1]);
});

test('returns an empty list when none was found', () => {
  const list = makeDealList([], EFFORT);
  expect(dealsThatCanBeWon({ '': list }, '')).toEqual([]);
  expect(list.tried).toBe(20);
});

test('lists deal numbers of the options asked for', () => {
  const lists = { 'a=1': makeDealList([measured(7, 1, 1), measured(4, 2, 1)], EFFORT) };
  expect(dealsThatCanBeWon(lists, 'a=1').map(({ deal }) => deal)).toEqual([4, 7]);
  expect(dealsThatCanBeWon(lists, 'a=2')).toEqual([]);
  expect(dealsThatCanBeWon(lists, 'toString')).toEqual([]);
});
