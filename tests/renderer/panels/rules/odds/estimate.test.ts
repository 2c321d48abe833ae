import { expect, test } from 'vitest';
import { estimateOf } from '../../../../../renderer/panels/rules/odds/estimate.ts';
import { type Odds, winnable } from '../../../../../renderer/panels/rules/odds/odds.ts';

const odds = (won: number, lost: number, open: number): Odds => {
  const deals = won + lost + open;
  return { deals, won, lost, chance: 0, open, simpleGames: 0, simpleWins: 0 };
};

test('gives only bounds while many deals are undecided', () => {
  const found = odds(10, 10, 20);
  expect(estimateOf(found)).toMatchObject({ kind: 'at-least', share: winnable(found)[0], undecided: 0.5 });
  expect(estimateOf(odds(10, 25, 5))).toMatchObject({ kind: 'about', share: 0.3125, undecided: 0.125 });
});

test('says nearly all where hardly any deal is lost, and none where none of many was won', () => {
  expect(
    [odds(398, 2, 0), odds(39, 1, 0), odds(0, 399, 1), odds(0, 20, 20)].map((each) => estimateOf(each).kind),
  ).toEqual(['nearly-all', 'about', 'none', 'unknown']);
});
