import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { nestedPlayouts } from '../../../../engine/solver/nested/nested-playouts.ts';
import { expectWon } from '../won-by-rules.ts';

const solve = (id: string, deal: number, positions: number, seed = 1) =>
  solver(findGame(id)!, usualAnswers(findGame(id)!), {
    plan: [{ strategy: nestedPlayouts(seed), positions: Infinity }],
  })
    .solve(deal, { positions })
    .toEnd();

describe('nested playouts', () => {
  test.each([
    ['forty-thieves', 7001],
    ['number-ten', 7001],
    ['forty-and-eight', 7002],
  ])('win a deal of %s', (id, deal) => {
    const { verdict, moves = [] } = solve(id, deal, 20_000);
    expect(verdict).toBe('won');
    const game = findGame(id)!;
    expectWon(solver(game, usualAnswers(game)).deal(deal), moves);
  });

  test('repeat with the same seed and differ with a different one', () => {
    const [one, same, other] = [1, 1, 2].map((seed) => solve('forty-thieves', 7001, 20_000, seed).moves);
    expect(one).toEqual(same);
    expect(one).not.toEqual(other);
  });

  test('use the table where rules do not fit the board', () => {
    expect(solve('grand-duchess', 7001, 400_000).verdict).toBe('won');
  });

  test('never call a game lost', () => {
    expect(['lost', 'chance']).not.toContain(solve('interchange', 7001, 5000).verdict);
  });
});
