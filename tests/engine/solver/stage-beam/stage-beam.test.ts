import { expect, test } from 'vitest';
import fortyThieves from '../../../../engine/games/forty/forty-thieves.ts';
import gypsy from '../../../../engine/games/klondike/gypsy.ts';
import curdsAndWhey from '../../../../engine/games/spider/curds-and-whey.ts';
import mrsMop from '../../../../engine/games/spider/mrs-mop.ts';
import simpleSimon from '../../../../engine/games/spider/simple-simon.ts';
import spider from '../../../../engine/games/spider/spider.ts';
import tarantula from '../../../../engine/games/spider/tarantula.ts';
import type { Game } from '../../../../engine/model/game.ts';
import { usualAnswers } from '../../../../engine/model/options.ts';
import { Solver, solver } from '../../../../engine/solver/index.ts';
import type { SolverSettings, Solving } from '../../../../engine/solver/solver.ts';
import { stageBeam } from '../../../../engine/solver/stage-beam/stage-beam.ts';
import { table } from '../../table.ts';
import { twoColumns } from '../../tiny.ts';

const plan = [{ strategy: stageBeam(), positions: Infinity }];

const solve = (game: Game, deal: number, positions: number, rest: SolverSettings = {}): Solving =>
  solver(game, usualAnswers(game), { plan, ...rest }).solve(deal, { positions });

/* A stage computed wrongly, or a score predicted wrongly, takes many times more positions. */
test.each([
  [spider, 4, 9000],
  [gypsy, 3, 9000],
  [fortyThieves, 1, 18_000],
])('wins a two-deck deal within its positions', (game, deal, positions) => {
  expect(solve(game, deal, positions).toEnd().verdict).toBe('won');
});

/*
 * Counting joins that may be carried but do not lead home, or a quota that leaves a layer almost empty, wins none of
 * these.
 */
test.each([
  [simpleSimon, 2, 4000],
  [curdsAndWhey, 3, 4000],
  [tarantula, 4, 20_000],
  [mrsMop, 3, 120_000],
])('wins a deal of face-up columns by joining cards that leave together', (game, deal, positions) => {
  expect(solve(game, deal, positions).toEnd().verdict).toBe('won');
});

test('does not call a position lost', () => {
  expect(new Solver(twoColumns(), plan).solve(table('AS 2S', '9D', '')).toEnd().verdict).toBe('open');
});

test('continues an interrupted search to the same win', () => {
  const whole = solve(spider, 4, 50_000);
  const steps = solve(spider, 4, 50_000);
  const verdict = whole.toEnd();
  while (steps.go(7) === undefined);
  expect(steps.go(1)).toEqual(verdict);
  expect(steps.positions).toBe(whole.positions);
});

test('ends without memory for more', () => {
  const solving = solve(fortyThieves, 2, 1_000_000, { bytes: 2 ** 20 });
  expect(solving.toEnd().verdict).toBe('open');
  expect(solving.positions).toBeLessThan(200_000);
});
