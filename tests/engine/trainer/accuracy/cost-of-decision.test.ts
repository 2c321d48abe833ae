import { expect, test } from 'vitest';
import {
  costOfDecision,
  isConfirmed,
  isClearlyBetter,
  withSecondLook,
} from '../../../../engine/trainer/accuracy/cost-of-decision.ts';
import { PairedComparison } from '../../../../engine/trainer/value/paired-comparison.ts';
import { measureByWins } from '../../../../engine/trainer/value/measure.ts';

/** Returns a comparison with these wins of either move out of `of` games; both win the games that the lesser wins. */
function duelOf(first: number, second: number, of = 100): PairedComparison {
  const comparison = new PairedComparison();
  for (let game = 0; game < of; game++) comparison.note(Number(game < first), Number(game < second));
  return comparison;
}

const WHOLE_SHARE = 0.4;
const BY_WINS = measureByWins(WHOLE_SHARE);

test('a better move that came out so once only is no mistake, and costs what the second look says', () => {
  const found = duelOf(50, 30);
  const second = duelOf(40, 41);
  const { lost, rough } = costOfDecision({ found, second, favourite: found }, BY_WINS);
  expect([isClearlyBetter(found), isConfirmed(second), lost]).toEqual([true, false, 0]);
  expect(rough!.more).toBeCloseTo(-0.01 / 0.4);
});

test('what a mistake lost is what the second look says, not the first, which chose it', () => {
  const second = duelOf(40, 30);
  const cost = costOfDecision({ found: duelOf(60, 30), second, favourite: undefined }, BY_WINS);
  expect(isConfirmed(second)).toBe(true);
  expect(cost).toMatchObject({ lost: second.more, error: second.error, had: second.first });
});

test('without a second look the move that looked best before tells what little may have been lost', () => {
  const weighed = { found: duelOf(31, 30), favourite: duelOf(30, 29) };
  expect(isClearlyBetter(weighed.found)).toBe(false);
  const { lost, error, rough } = costOfDecision(weighed, BY_WINS);
  expect([lost, error]).toEqual([0, undefined]);
  expect(rough!.more).toBeCloseTo(0.01 / WHOLE_SHARE);
  expect(costOfDecision({ ...weighed, favourite: undefined }, BY_WINS).rough).toBeUndefined();
});

test('a second look at a small loss takes the place of the first', () => {
  const cost = costOfDecision({ found: duelOf(36, 30), favourite: duelOf(36, 30) }, BY_WINS);
  const { rough, ...rest } = withSecondLook(cost, duelOf(30, 32), BY_WINS);
  expect(rough!.more).toBeCloseTo(-0.02 / WHOLE_SHARE);
  expect(rest).toEqual({ lost: cost.lost, had: cost.had, error: cost.error });
});
