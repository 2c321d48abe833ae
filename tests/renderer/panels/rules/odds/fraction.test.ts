import { expect, test } from 'vitest';
import { type Fraction, fractionBelow, fractionOf } from '../../../../../renderer/panels/rules/odds/fraction.ts';

const SHARES = Array.from({ length: 999 }, (_, at) => (at + 1) / 1000);
const value = ({ n, of }: Fraction): number => n / of;

test('words a share by a simple fraction near it, or as one in a round number', () => {
  const strange = SHARES.filter((share) => {
    const { n, of } = fractionOf(share);
    return (
      Math.abs(n / of - share) > 0.051 || (![1, 2, 3, 4, 5].includes(of) && of % 10 !== 0 && ![12, 15, 25].includes(of))
    );
  });
  expect(SHARES).toHaveLength(999);
  expect(strange).toEqual([]);
});

test.each([
  [0.325, 0, '1/3'],
  [0.37, 0.2, '1/3'],
  [0.37, 0, '2/5'],
  [0.45, 0, '1/2'],
  [0.87, 0, '9/10'],
  [0.95, 0, '1/1'],
  [0.026, 0, '1/40'],
  [0.0007, 0, '1/1500'],
])('words %f with uncertainty %f as %s', (share, doubt, said) => {
  const { n, of } = fractionOf(share, doubt);
  expect(`${n}/${of}`).toBe(said);
});

test('never words a lower bound as more than it is', () => {
  expect(SHARES.filter((share) => value(fractionBelow(share)) > share + 1e-6)).toEqual([]);
  expect(value(fractionBelow(0.675))).toBeCloseTo(2 / 3);
});
