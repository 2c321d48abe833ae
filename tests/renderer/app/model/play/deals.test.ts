import { expect, test } from 'vitest';
import { isDealNumber, LAST_DEAL } from '../../../../../engine/index.ts';
import {
  nextDeal,
  nextUnwon,
  parseDeal,
  previousDeal,
  randomDeal,
} from '../../../../../renderer/app/model/play/deals.ts';

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

test('the next deal not won passes by those that were, and begins anew after the last', () => {
  expect(nextUnwon(3, new Set())).toBe(4);
  expect(nextUnwon(3, new Set([4, 5, 7]))).toBe(6);
  expect(nextUnwon(LAST_DEAL, new Set([1]))).toBe(2);
});
