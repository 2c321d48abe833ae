import { expect, test } from 'vitest';
import { estimateOf, fractionOf, sayEstimate } from '../../../../../renderer/panels/rules/odds/estimate.ts';
import type { Odds } from '../../../../../renderer/panels/rules/odds/odds.ts';

const odds = (won: number, lost: number, open: number): Odds => {
  const deals = won + lost + open;
  return { deals, won, lost, chance: 0, open, simpleGames: 0, simpleWins: 0 };
};

test.each([
  [odds(300, 100, 0), 'About 3 in 4 deals (71% – 79%)'],
  [odds(280, 80, 40), 'About 3 in 4 deals (65% – 84%); 1 in 10 undecided'],
  [odds(13, 0, 27), 'At least 1 in 3 deals; 2 in 3 undecided'],
  [odds(388, 12, 0), 'About 29 in 30 deals (95% – 98%)'],
  [odds(9700, 300, 0), 'About 34 in 35 deals (97%)'],
  [odds(398, 2, 0), 'About 199 in 200 deals (98% – 100%)'],
  [odds(2, 398, 0), 'About 1 in 200 deals (0% – 2%)'],
  [odds(0, 40, 0), 'None of the 40 deals tried'],
  [odds(40, 0, 0), 'All of the 40 deals tried'],
  [odds(0, 0, 40), 'Unknown'],
])('what was found is said as one share, with how sure it is: %#', (found, said) =>
  expect(sayEstimate(found)).toBe(said),
);

test('a fraction in small numbers is near the share it is said for, whatever that is', () => {
  const shares = Array.from({ length: 999 }, (_, at) => (at + 1) / 1000);
  const far = shares.filter((share) => {
    const { n, of } = fractionOf(share);
    return Math.abs(n / of - share) > 0.05 || n < 1 || n >= of;
  });
  expect(shares).toHaveLength(999);
  expect(far).toEqual([]);
});

test('while many deals are undecided, no middle is said, only what is certain', () => {
  expect(estimateOf(odds(10, 10, 20))).toMatchObject({ kind: 'at-least', share: 0.25, undecided: 0.5 });
  expect(estimateOf(odds(10, 25, 5))).toMatchObject({ kind: 'about', share: 0.3125, undecided: 0.125 });
});
