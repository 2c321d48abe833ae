import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { SCOPES, statisticsSql } from '../../../main/store/statistics.ts';
import type { FinishedGame, Statistics } from '../../../preload/api.ts';
import { finishedGame } from './games.ts';
import { storeIn, tamper, tempFolder } from './makers.ts';

/** The figures once more, by going through the games one after the other. */
function counted(game: string, options: string | null, finished: readonly FinishedGame[]): Statistics {
  const played = finished.filter((result) => result.game === game && (options === null || result.options === options));
  const won = played.filter(({ outcome }) => outcome === 'won');
  const times = won.map(({ clock }) => clock);
  const streaks = runningStreaks(played);
  const lately = played.slice(-30);
  return {
    game,
    options,
    played: played.length,
    won: won.length,
    streak: streaks.at(-1) ?? 0,
    longestWins: Math.max(0, ...streaks),
    longestLosses: Math.max(0, ...streaks.map((streak) => -streak)),
    bestTime: times.length ? Math.min(...times) : null,
    averageTime: times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : null,
    worstTime: times.length ? Math.max(...times) : null,
    fewestMoves: won.length ? Math.min(...won.map(({ moveCount }) => moveCount)) : null,
    bestScore: played.length ? Math.max(...played.map(({ score }) => score)) : null,
    lately: { played: lately.length, won: lately.filter(({ outcome }) => outcome === 'won').length },
  };
}

/** The streak going on after each game. */
function runningStreaks(played: readonly FinishedGame[]): number[] {
  let streak = 0;
  return played.map(({ outcome }) => {
    streak = outcome === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    return streak;
  });
}

const GAMES = ['freecell', 'golf', 'spider'];
const OPTIONS = ['', 'suits=1', 'suits=4'];
const anyFinished = fc
  .record({
    game: fc.constantFrom(...GAMES),
    options: fc.constantFrom(...OPTIONS),
    outcome: fc.constantFrom('won' as const, 'lost' as const, 'lost' as const),
    moveCount: fc.integer({ min: 1, max: 300 }),
    score: fc.integer({ min: -50, max: 500 }),
    clock: fc.integer({ min: 0, max: 10_000_000 }),
  })
  .map(finishedGame);

test('statistics agree with counting the games one by one', () => {
  const lists = fc.sample(fc.array(anyFinished, { maxLength: 300, size: 'max' }), { numRuns: 12, seed: 11 });
  for (const finished of lists) {
    // Three games end in each millisecond: the order of finishing decides among them.
    let calls = 0;
    const store = storeIn(tempFolder(), { now: () => Math.floor((calls += 1) / 3) });
    for (const result of finished) store.finish(result);
    for (const game of GAMES) {
      for (const options of [null, ...OPTIONS])
        expect(store.statistics.of(game, options)).toEqual(counted(game, options, finished));
    }
    const names = GAMES.filter((game) => finished.some((result) => result.game === game));
    expect(store.statistics.all()).toEqual(names.map((game) => counted(game, null, finished)));
  }
});

test.each([
  { games: 'W', streak: 1, wins: 1, losses: 0 },
  { games: 'L', streak: -1, wins: 0, losses: 1 },
  { games: 'WWWLL', streak: -2, wins: 3, losses: 2 },
  { games: 'LLLLWLWW', streak: 2, wins: 2, losses: 4 },
  { games: 'WLWLWL', streak: -1, wins: 1, losses: 1 },
])(
  'after $games the streak is $streak, the longest $wins wins and $losses losses',
  ({ games, streak, wins, losses }) => {
    const store = storeIn(tempFolder());
    for (const game of games) store.finish(finishedGame({ outcome: game === 'W' ? 'won' : 'lost' }));
    expect(store.statistics.of('klondike', null)).toMatchObject({ streak, longestWins: wins, longestLosses: losses });
  },
);

test('a game never finished has empty figures', () => {
  expect(storeIn(tempFolder()).statistics.of('golf', '')).toEqual(counted('golf', '', []));
});

test.each([
  { scope: SCOPES.options, index: 'results_by_options' },
  { scope: SCOPES.game, index: 'results_by_game' },
  { scope: SCOPES.all, index: 'results_by_game' },
])('statistics where $scope read the covering index $index alone, in its order', ({ scope, index }) => {
  const folder = tempFolder();
  const store = storeIn(folder);
  for (const result of fc.sample(anyFinished, { numRuns: 200, seed: 3 })) store.finish(result);
  store.close();
  const plan = queryPlan(folder, statisticsSql(scope));
  const reading = plan.filter(({ detail }) => /\bresults\b/.test(detail));
  expect(reading.length).toBeGreaterThan(2);
  for (const { detail, parent } of reading) {
    expect(detail).toContain(`COVERING INDEX ${index}`);
    const sorted = plan.some((other) => other.parent === parent && other.detail.startsWith('USE TEMP B-TREE'));
    expect(sorted, `${detail} is sorted afterwards`).toBe(false);
  }
});

function queryPlan(folder: string, sql: string): { parent: number; detail: string }[] {
  return tamper(folder, (db) => {
    const explain = db.prepare<object, { parent: number; detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
    return explain.all({ game: 'golf', options: '' });
  });
}
