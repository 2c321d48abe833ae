import { expect, test } from 'vitest';
import {
  type Answers,
  findGame,
  type Game,
  type Saved,
  Session,
  usualOptions,
} from '../../../../../../engine/rules.ts';
import { makeReady } from '../../../../../../renderer/app/services/analysis/worker/make-ready.ts';
import { RecentSolvers } from '../../../../../../renderer/app/services/analysis/worker/recent-solvers.ts';

const saved = (id: string, deal: number): Saved =>
  Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal).save();

/** A deal that is not solved within a thousand positions. */
const HARD = 13;

/** Counts the solvers that were made and the positions that they searched. */
class Counted extends RecentSolvers {
  searches = 0;
  positions = 0;

  override of(game: Game, answers: Answers) {
    this.searches++;
    return super.of(game, answers);
  }

  override note(positions: number): void {
    this.positions = positions;
    super.note(positions);
  }
}

/** Prepares a game with a clock that advances `step` milliseconds per reading; returns the searched positions. */
function searchedFor(game: Saved, step: number): Counted {
  const solvers = new Counted();
  let time = 0;
  for (const slice of makeReady(game, () => (time += step), solvers)) expect(slice).toBeUndefined();
  return solvers;
}

test('creates a solver that has searched a thousand positions', () => {
  const { searches, positions } = searchedFor(saved('klondike', HARD), 0);
  expect(searches).toBe(1);
  expect(positions).toBeGreaterThanOrEqual(1000);
  expect(positions).toBeLessThan(1100);
});

test('stops at its time limit', () => expect(searchedFor(saved('klondike', HARD), 200).positions).toBeLessThan(100));

test('prepares nothing for an unknown game', () =>
  expect(searchedFor({ ...saved('klondike', 30), game: 'none' }, 0).searches).toBe(0));
