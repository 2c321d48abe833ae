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

describe('the deal of the day', () => {
  test('depends on date and game only, and repeats after all others', () => {
    const first = DAYS.slice(0, 1000).map((day) => deals.of(day)!.deal);
    expect(new Set(first).size).toBe(1000);
    expect(DAYS.slice(1000, 2000).map((day) => deals.of(day)!.deal)).toEqual(first);
    expect(new DailyDeals('freecell', '', list(1000)).of(FIRST_DAY)).not.toEqual(deals.of(FIRST_DAY));
  });

  test('does not change when the list grows beyond a thousand', () => {
    const grown = new DailyDeals('klondike', 'dealing=one', list(2400));
    expect(DAYS.map((day) => grown.of(day))).toEqual(DAYS.map((day) => deals.of(day)));
  });

  test('cycles through a short list, and is absent without one', () => {
    const short = new DailyDeals('klondike', 'dealing=three', list(7));
    expect(new Set(DAYS.slice(0, 7).map((day) => short.of(day)!.deal)).size).toBe(7);
    expect(new DailyDeals('klondike', '', []).of(FIRST_DAY)).toBeUndefined();
  });
});

describe('a result of the deal of the day', () => {
  test('marks its day whenever it was played, and a win stays', () => {
    const day = FIRST_DAY + 40;
    expect(deals.marks([played(day, 'lost'), played(day + 1, 'won'), played(day + 1, 'lost', 30)])).toEqual(
      new Map([
        [day, 'played'],
        [day + 1, 'won'],
      ]),
    );
    expect(deals.marks([played(day, 'won', 24 * 90)])).toEqual(new Map([[day, 'won']]));
  });

  test('counts once, for the last day with that deal', () => {
    const day = FIRST_DAY + 1010;
    expect([...deals.marks([played(day, 'won')]).keys()]).toEqual([day]);
    expect([...deals.marks([{ ...played(day, 'won'), ended: earliest(day) - 1 }]).keys()]).toEqual([day - 1000]);
  });

  test('counts for no day when it is early or from one’s own cards', () => {
    const day = FIRST_DAY + 5;
    expect(deals.marks([played(day, 'won', -1), { ...played(day, 'won'), cards: 'AS' }])).toEqual(new Map());
  });

  test('is neither lost nor doubled by a clock set back or another time zone', () => {
    const day = FIRST_DAY + 5;
    // The day begins first in UTC+14, and ends last in UTC−12.
    for (const hours of [0, 13, 26, 49])
      expect(deals.marks([played(day, 'won', hours)])).toEqual(new Map([[day, 'won']]));
    const twice = deals.marks([played(day, 'won', 20), played(day, 'won', 2)]);
    expect(streaksOf(twice, day)).toEqual({ now: 1, longest: 1 });
    expect(streaksOf(twice, day - 1)).toEqual({ now: 0, longest: 0 });
  });
});

test('counts days in a row up to today, through a today not yet won', () => {
  const won = (...days: number[]): ReadonlyMap<number, 'won'> => new Map(days.map((day) => [day, 'won']));
  expect(streaksOf(won(3, 4, 5, 9, 10), 10)).toEqual({ now: 2, longest: 3 });
  expect(streaksOf(won(3, 4, 5, 9, 10), 11)).toEqual({ now: 2, longest: 3 });
  expect(streaksOf(won(3, 4, 5, 9, 10), 12)).toEqual({ now: 0, longest: 3 });
  expect(streaksOf(won(), 12)).toEqual({ now: 0, longest: 0 });
  expect(streaksOf(new Map([[12, 'played']]), 12)).toEqual({ now: 0, longest: 0 });
});
