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

test('charges what the second look says for a move better only once', () => {
  const found = duelOf(50, 30);
  const second = duelOf(40, 41);
  const { lost, rough } = costOfDecision({ found, second, favourite: found }, BY_WINS);
  expect([isClearlyBetter(found), isConfirmed(second), lost]).toEqual([true, false, 0]);
  expect(rough!.more).toBeCloseTo(-0.01 / 0.4);
});

test('takes a mistake’s cost from the second look', () => {
  const second = duelOf(40, 30);
  const cost = costOfDecision({ found: duelOf(60, 30), second, favourite: undefined }, BY_WINS);
  expect(isConfirmed(second)).toBe(true);
  expect(cost).toMatchObject({ lost: second.more, error: second.error, had: second.first });
});

test('uses the move that looked best without a second look', () => {
  const weighed = { found: duelOf(31, 30), favourite: duelOf(30, 29) };
  expect(isClearlyBetter(weighed.found)).toBe(false);
  const { lost, error, rough } = costOfDecision(weighed, BY_WINS);
  expect([lost, error]).toEqual([0, undefined]);
  expect(rough!.more).toBeCloseTo(0.01 / WHOLE_SHARE);
  expect(costOfDecision({ ...weighed, favourite: undefined }, BY_WINS).rough).toBeUndefined();
});

test('replaces the first look at a small loss', () => {
  const cost = costOfDecision({ found: duelOf(36, 30), favourite: duelOf(36, 30) }, BY_WINS);
  const { rough, ...rest } = withSecondLook(cost, duelOf(30, 32), BY_WINS);
  expect(rough!.more).toBeCloseTo(-0.02 / WHOLE_SHARE);
  expect(rest).toEqual({ lost: cost.lost, had: cost.had, error: cost.error });
});
