import { expect, test } from 'vitest';
import {
  type Answers,
  findGame,
  type Game,
  type Saved,
  Session,
  usualOptions,
} from '../../../../../../engine/index.ts';
import { makeReady } from '../../../../../../renderer/app/services/analysis/worker/make-ready.ts';
import { RecentSolvers } from '../../../../../../renderer/app/services/analysis/worker/recent-solvers.ts';

const saved = (id: string, deal: number): Saved =>
  Session.begin(findGame(id)!, usualOptions(findGame(id)!), deal).save();

/** Notes how many searches were begun. */
class Counted extends RecentSolvers {
  searches = 0;

  override of(game: Game, answers: Answers) {
    this.searches++;
    return super.of(game, answers);
  }
}

/** How many deals are searched when so many milliseconds go by at each look at the clock. */
function searchedFor(game: Saved, step: number): number {
  const solvers = new Counted();
  let time = 0;
  for (const slice of makeReady(game, () => (time += step), solvers)) expect(slice).toBeUndefined();
  return solvers.searches;
}

test('a solver has worked on several deals before it is ready, however soon the first is solved', () =>
  expect(searchedFor(saved('klondike', 30), 0)).toBeGreaterThan(3));

test('making ready ends when it has taken its time', () => expect(searchedFor(saved('klondike', 30), 500)).toBe(1));

test('nothing is made ready for a game that is not known', () =>
  expect(searchedFor({ ...saved('klondike', 30), game: 'none' }, 0)).toBe(0));
