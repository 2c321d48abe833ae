import { expect, test } from 'vitest';
import { findGame } from '../../../../../../engine/rules.ts';
import type { Solver } from '../../../../../../engine/search.ts';
import { usualAnswers } from '../../../../../../engine/model/options.ts';
import { RecentSolvers } from '../../../../../../renderer/app/services/analysis/worker/recent-solvers.ts';

const usual = (solvers: RecentSolvers, id: string): Solver => solvers.of(findGame(id)!, usualAnswers(findGame(id)!));

test('keeps one solver per game and options', () => {
  const solvers = new RecentSolvers();
  const first = usual(solvers, 'klondike');
  const three = solvers.of(findGame('klondike')!, { dealing: 'three' });
  expect(three).not.toBe(first);
  expect(usual(solvers, 'klondike')).toBe(first);
});

test('forgets the fifth game before', () => {
  const solvers = new RecentSolvers();
  const [klondike, golf] = [usual(solvers, 'klondike'), usual(solvers, 'golf')];
  for (const other of ['gaps', 'yukon', 'spider']) usual(solvers, other);
  expect(usual(solvers, 'golf')).toBe(golf);
  expect(usual(solvers, 'klondike')).not.toBe(klondike);
});

test('keeps a large solver for its own game only', () => {
  const solvers = new RecentSolvers();
  const golf = usual(solvers, 'golf');
  const gaps = usual(solvers, 'gaps');
  solvers.note(1_000_000);
  expect(usual(solvers, 'gaps')).toBe(gaps);
  expect(usual(solvers, 'golf')).toBe(golf);
  expect(usual(solvers, 'gaps')).not.toBe(gaps);
});
