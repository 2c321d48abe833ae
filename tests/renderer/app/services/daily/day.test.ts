import { afterEach, describe, expect, test } from 'vitest';
import {
  dateOf,
  dayOf,
  earliest,
  firstOf,
  inMonth,
  monthOf,
  weekdayOf,
  weeksOf,
} from '../../../../../renderer/app/services/daily/day.ts';

const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

const day = (text: string): number => Date.parse(text) / 86_400_000;

describe.each(['Pacific/Kiritimati', 'Europe/Berlin', 'America/Los_Angeles', 'Pacific/Pago_Pago'])('in %s', (tz) => {
  test('has days of the local calendar, also when clocks change', () => {
    process.env['TZ'] = tz;
    for (const month of [2, 9, 10]) {
      for (let date = 1; date <= 31; date++) {
        expect(dayOf(new Date(2026, month, date, 0, 0))).toBe(Date.UTC(2026, month, date) / 86_400_000);
        expect(dayOf(new Date(2026, month, date, 23, 59))).toBe(Date.UTC(2026, month, date) / 86_400_000);
        expect(earliest(dayOf(new Date(2026, month, date)))).toBeLessThanOrEqual(+new Date(2026, month, date));
      }
    }
  });
});

test('has whole weeks that begin on the local first day', () => {
  const february = monthOf(day('2026-02-10'));
  expect(weeksOf(february, 1).map(([first]) => dateOf(first!).toISOString().slice(5, 10))).toEqual([
    '01-26',
    '02-02',
    '02-09',
    '02-16',
    '02-23',
  ]);
  expect(weeksOf(february, 7)).toHaveLength(4);
  expect(weeksOf(february, 7).flat()).toHaveLength(28);
  expect(weekdayOf(day('2026-11-22'))).toBe(7);
});

test('uses the last day of a shorter month', () => {
  const last = day('2026-01-31');
  expect(inMonth(last, monthOf(last) + 1)).toBe(day('2026-02-28'));
  expect(inMonth(last, monthOf(last) - 1)).toBe(day('2025-12-31'));
  expect(firstOf(monthOf(last) + 12)).toBe(day('2027-01-01'));
});
