import { describe, expect, test } from 'vitest';
import type { GradedDeal } from '../../../../../engine/search.ts';
import {
  DailyDeals,
  type EndedDaily,
  FIRST_DAY,
  streaksOf,
} from '../../../../../renderer/app/services/daily/daily-deals.ts';
import { earliest } from '../../../../../renderer/app/services/daily/day.ts';

const list = (count: number): GradedDeal[] =>
  Array.from({ length: count }, (_, at) => ({ deal: 3 * at + 2, difficulty: 'medium' }));

const DAYS = Array.from({ length: 3000 }, (_, at) => FIRST_DAY + at);
const deals = new DailyDeals('klondike', 'dealing=one', list(1000));
const HOUR = 3_600_000;

/** Makes a result of the day's deal that ended `hours` after the day had first begun anywhere on earth. */
const played = (day: number, outcome: EndedDaily['outcome'], hours = 20): EndedDaily => ({
  deal: deals.of(day)!.deal,
  cards: '',
  outcome,
  ended: earliest(day) + hours * HOUR,
});

describe('the deal of a day', () => {
  test('comes from the date and the game alone, and again only when all others have come', () => {
    const first = DAYS.slice(0, 1000).map((day) => deals.of(day)!.deal);
    expect(new Set(first).size).toBe(1000);
    expect(DAYS.slice(1000, 2000).map((day) => deals.of(day)!.deal)).toEqual(first);
    expect(new DailyDeals('freecell', '', list(1000)).of(FIRST_DAY)).not.toEqual(deals.of(FIRST_DAY));
  });

  test('stays what it was when the list has grown behind its first thousand', () => {
    const grown = new DailyDeals('klondike', 'dealing=one', list(2400));
    expect(DAYS.map((day) => grown.of(day))).toEqual(DAYS.map((day) => deals.of(day)));
  });

  test('of a short list is one of it, each in turn; of none there is none', () => {
    const short = new DailyDeals('klondike', 'dealing=three', list(7));
    expect(new Set(DAYS.slice(0, 7).map((day) => short.of(day)!.deal)).size).toBe(7);
    expect(new DailyDeals('klondike', '', []).of(FIRST_DAY)).toBeUndefined();
  });
});

describe('what was played of it', () => {
  test('is a mark of that day, at whatever time it was played, and won counts for good', () => {
    const day = FIRST_DAY + 40;
    expect(deals.marks([played(day, 'lost'), played(day + 1, 'won'), played(day + 1, 'lost', 30)])).toEqual(
      new Map([
        [day, 'played'],
        [day + 1, 'won'],
      ]),
    );
    expect(deals.marks([played(day, 'won', 24 * 90)])).toEqual(new Map([[day, 'won']]));
  });

  test('is counted once, for the last day that had the deal by then', () => {
    const day = FIRST_DAY + 1010;
    expect([...deals.marks([played(day, 'won')]).keys()]).toEqual([day]);
    expect([...deals.marks([{ ...played(day, 'won'), ended: earliest(day) - 1 }]).keys()]).toEqual([day - 1000]);
  });

  test('before the day had come anywhere, or of cards of one’s own, is none of its', () => {
    const day = FIRST_DAY + 5;
    expect(deals.marks([played(day, 'won', -1), { ...played(day, 'won'), cards: 'AS' }])).toEqual(new Map());
  });

  test('is not lost nor counted twice when the clock is set back, or the player flies around the world', () => {
    const day = FIRST_DAY + 5;
    // The day begins first in UTC+14, and ends last in UTC−12.
    for (const hours of [0, 13, 26, 49])
      expect(deals.marks([played(day, 'won', hours)])).toEqual(new Map([[day, 'won']]));
    const twice = deals.marks([played(day, 'won', 20), played(day, 'won', 2)]);
    expect(streaksOf(twice, day)).toEqual({ now: 1, longest: 1 });
    expect(streaksOf(twice, day - 1)).toEqual({ now: 0, longest: 0 });
  });
});

test('days won in a row go on till today, and through a today that may still be won', () => {
  const won = (...days: number[]): ReadonlyMap<number, 'won'> => new Map(days.map((day) => [day, 'won']));
  expect(streaksOf(won(3, 4, 5, 9, 10), 10)).toEqual({ now: 2, longest: 3 });
  expect(streaksOf(won(3, 4, 5, 9, 10), 11)).toEqual({ now: 2, longest: 3 });
  expect(streaksOf(won(3, 4, 5, 9, 10), 12)).toEqual({ now: 0, longest: 3 });
  expect(streaksOf(won(), 12)).toEqual({ now: 0, longest: 0 });
  expect(streaksOf(new Map([[12, 'played']]), 12)).toEqual({ now: 0, longest: 0 });
});
