import { expect, test } from 'vitest';
import { isDealNumber, LAST_DEAL } from '../../../../../engine/rules.ts';
import { nextDeal, nextUnwon, previousDeal, randomDeal } from '../../../../../renderer/app/model/play/deals.ts';

test('wraps around from the last deal to the first', () => {
  expect(nextDeal(41)).toBe(42);
  expect(nextDeal(LAST_DEAL)).toBe(1);
  expect(previousDeal(1)).toBe(LAST_DEAL);
});

test('returns a valid random deal', () => {
  for (let i = 0; i < 100; i++) expect(isDealNumber(randomDeal())).toBe(true);
});

test('skips won deals and starts again after the last', () => {
  expect(nextUnwon(3, new Set())).toBe(4);
  expect(nextUnwon(3, new Set([4, 5, 7]))).toBe(6);
  expect(nextUnwon(LAST_DEAL, new Set([1]))).toBe(2);
});
