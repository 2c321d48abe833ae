import { describe, expect, test } from 'vitest';
import { findGame } from '../../../../engine/games/index.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { solver } from '../../../../engine/solver/index.ts';
import { playouts } from '../../../../engine/solver/playouts/playouts.ts';
import { expectWon } from '../won-by-rules.ts';

const PLAYOUTS_PLAN = [{ strategy: playouts, positions: Infinity }];

const solve = (id: string, deal: number, positions: number) =>
  solver(findGame(id)!, usualAnswers(findGame(id)!), { plan: PLAYOUTS_PLAN })
    .solve(deal, { positions })
    .toEnd();

describe('adaptive playouts', () => {
  test.each([
    ['grand-duchess', 7001],
    ['rouge-et-noir', 7001],
    ['windmill', 7003],
  ])('win a deal of %s', (id, deal) => {
    const { verdict, moves = [] } = solve(id, deal, 400_000);
    expect(verdict).toBe('won');
    const game = findGame(id)!;
    expectWon(solver(game, usualAnswers(game)).deal(deal), moves);
  });

  test('never call a game lost', () => {
    const game = findGame('golf')!;
    const verdicts = Array.from({ length: 20 }, (_, at) => solve(game.id, at + 1, 5000).verdict);
    expect(verdicts.filter((verdict) => verdict === 'lost')).toEqual([]);
    expect(verdicts.filter((verdict) => verdict === 'open').length).toBeGreaterThan(10);
  });

  test('repeat themselves', () => {
    const [one, other] = [1, 2].map(() => solve('grand-duchess', 7002, 400_000));
    expect(one!.moves).toEqual(other!.moves);
    expect(one!.moves?.length).toBeGreaterThan(50);
  });
});
