import { assert, constantFrom, integer, property, record, uniqueArray } from 'fast-check';
import { expect, test } from 'vitest';
import { decodeDeals, encodeDeals, type WinnableDeal } from '../../../engine/deals/deal-code.ts';
import { DIFFICULTIES } from '../../../engine/deals/difficulty.ts';
import { LAST_DEAL } from '../../../engine/legality/deal.ts';

const numbered = record({ deal: integer({ min: 1, max: LAST_DEAL }), difficulty: constantFrom(...DIFFICULTIES) });
const deals = uniqueArray(numbered, { selector: ({ deal }) => deal }).map((some): WinnableDeal[] =>
  some.toSorted((one, other) => one.deal - other.deal),
);

test('reads deals as written for any numbers', () => {
  assert(
    property(deals, (some) => {
      expect(decodeDeals(encodeDeals(some))).toEqual(some);
    }),
  );
});

test('writes closely spaced deals in one character each', () => {
  const close = [3, 4, 9, 10].map((deal): WinnableDeal => ({ deal, difficulty: 'very-hard' }));
  expect(encodeDeals(close)).toHaveLength(4);
});

test('refuses other text', () => {
  const text = encodeDeals([{ deal: 1000, difficulty: 'hard' }]);
  expect(() => decodeDeals(`${text}!`)).toThrow('not written with !');
  expect(() => decodeDeals(text.slice(0, -1))).toThrow('cut off');
});
