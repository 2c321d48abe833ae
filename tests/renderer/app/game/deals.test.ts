import { expect, test } from 'vitest';
import { isDealNumber, LAST_DEAL } from '../../../../engine/index.ts';
import { dealOfTheDay, nextDeal, parseDeal, previousDeal, randomDeal } from '../../../../renderer/app/game/deals.ts';

test('the deal of the day is the same all day and another the next', () => {
  expect(dealOfTheDay(new Date(2026, 2, 9, 0, 1))).toBe(dealOfTheDay(new Date(2026, 2, 9, 23, 59)));
  expect(dealOfTheDay(new Date(2026, 2, 9))).not.toBe(dealOfTheDay(new Date(2026, 2, 10)));
});

test('the deal of a day stays the same for ever', () => {
  expect([new Date(2026, 0, 1), new Date(2030, 11, 31)].map(dealOfTheDay)).toMatchInlineSnapshot(`
    [
      9303088,
      7624807,
    ]
  `);
});

test('the deals are a ring', () => {
  expect(nextDeal(41)).toBe(42);
  expect(nextDeal(LAST_DEAL)).toBe(1);
  expect(previousDeal(1)).toBe(LAST_DEAL);
});

test('a random deal is a deal', () => {
  for (let i = 0; i < 100; i++) expect(isDealNumber(randomDeal())).toBe(true);
});

test.each([
  ['11982', 11_982],
  [' 1,234,567 ', 1_234_567],
  ['1 234', 1234],
  ['2147483647', LAST_DEAL],
  ['2147483648', undefined],
  ['0', undefined],
  ['', undefined],
  ['-3', undefined],
  ['abc', undefined],
])('the deal typed as "%s"', (text, deal) => expect(parseDeal(text)).toBe(deal));
