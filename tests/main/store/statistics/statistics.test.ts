import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { QUERIES } from '../../../../main/store/statistics/statistics.ts';
import type { Figures, FinishedGame, LatestFigures } from '../../../../preload/api.ts';
import { finishedGame } from '../games.ts';
import { storeIn, tamper, tempFolder } from '../makers.ts';

/**
 * Computes the figures a second way, by going through the games one after the other; `alike`: all have the same
 * options.
 */
function counted(played: readonly FinishedGame[], alike = false): Figures {
  const streaks = runningStreaks(played);
  return {
    ...sums(played),
    streak: streaks.at(-1) ?? 0,
    longestWins: Math.max(0, ...streaks),
    longestLosses: Math.max(0, ...streaks.map((streak) => -streak)),
    points: alike ? played.reduce((sum, { score }) => sum + score, 0) : null,
    lately: sums(played.slice(-30)),
  };
}

function sums(played: readonly FinishedGame[]): LatestFigures {
  const won = played.filter(({ outcome }) => outcome === 'won');
  const times = won.map(({ clock }) => clock);
  return {
    played: played.length,
    won: won.length,
    bestTime: times.length ? Math.min(...times) : null,
    averageTime: times.length ? times.reduce((sum, time) => sum + time, 0) / times.length : null,
    worstTime: times.length ? Math.max(...times) : null,
    fewestMoves: won.length ? Math.min(...won.map(({ moveCount }) => moveCount)) : null,
    bestScore: played.length ? Math.max(...played.map(({ score }) => score)) : null,
  };
}

const within = (finished: readonly FinishedGame[], game: string | null, options: string | null): FinishedGame[] =>
  finished.filter((of) => (game === null || of.game === game) && (options === null || of.options === options));

/** Returns the current streak after each game. */
function runningStreaks(played: readonly FinishedGame[]): number[] {
  let streak = 0;
  return played.map(({ outcome }) => {
    streak = outcome === 'won' ? Math.max(streak, 0) + 1 : Math.min(streak, 0) - 1;
    return streak;
  });
}

const GAMES = ['first', 'second', 'third'];
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

const LISTS = fc.sample(fc.array(anyFinished, { maxLength: 300, size: 'max' }), { numRuns: 12, seed: 11 });

function expectFigures(store: ReturnType<typeof storeIn>, finished: readonly FinishedGame[]): void {
  for (const game of GAMES) {
    for (const options of [null, ...OPTIONS])
      expect(store.statistics.of(game, options)).toEqual(counted(within(finished, game, options), options !== null));
  }
  expect(store.statistics.of(null, null)).toEqual(counted(finished));
  const names = GAMES.filter((game) => finished.some((result) => result.game === game));
  const all = store.statistics.all();
  expect(all.map(({ game }) => game)).toEqual(names);
  for (const { game, ...figures } of all) {
    const { lately: _lately, points: _points, ...expected } = counted(within(finished, game, null));
    expect(figures).toEqual(expected);
  }
}

test('equal statistics counted game by game', () => {
  for (const finished of LISTS) {
    // Three games end in each millisecond: the order of finishing decides among them.
    let calls = 0;
    const store = storeIn(tempFolder(), { now: () => Math.floor((calls += 1) / 3) });
    for (const result of finished) store.finish(result);
    expectFigures(store, finished);
  }
});

test('counts games that end before recorded ones in their places', () => {
  for (const [i, list] of LISTS.entries()) {
    const finished = list.slice(0, 80);
    // Few moments and many games, so that some games end in the same moment.
    const times = fc.sample(fc.nat(i % 2 ? 1000 : 30), { numRuns: 80, seed: i });
    let calls = 0;
    const store = storeIn(tempFolder(), { now: () => times[calls++]! });
    for (const [at, result] of finished.entries()) {
      store.finish(result);
      const inTime = finished.slice(0, at + 1).map((of, n) => ({ of, time: times[n]! }));
      if (at % 9 === 0 || at === finished.length - 1)
        expectFigures(
          store,
          inTime.toSorted((a, b) => a.time - b.time).map(({ of }) => of),
        );
    }
  }
});

test('counts games finished before there were tallies', () => {
  const folder = tempFolder();
  const store = storeIn(folder);
  const finished = LISTS[1]!;
  for (const result of finished) store.finish(result);
  const months = store.statistics.months(null, null);
  store.close();
  tamper(folder, (db) => db.exec('DELETE FROM tallies; DELETE FROM months'));
  const again = storeIn(folder);
  expectFigures(again, finished);
  expect(again.statistics.months(null, null)).toEqual(months);
});

test('counts months in UTC with games played and won', () => {
  const ends = ['2026-01-31T23:59:59Z', '2026-02-01T00:00:00Z', '2026-02-11T10:00:00Z', '2027-02-01T00:00:00Z'];
  let calls = 0;
  const store = storeIn(tempFolder(), { now: () => Date.parse(ends[calls++]!) });
  for (const [i] of ends.entries())
    store.finish(finishedGame({ game: 'golf', options: '', outcome: i === 1 ? 'lost' : 'won', clock: 1000 * (i + 1) }));
  const expected = [
    { month: 56 * 12, played: 1, won: 1, averageTime: 1000 },
    { month: 56 * 12 + 1, played: 2, won: 1, averageTime: 3000 },
    { month: 57 * 12 + 1, played: 1, won: 1, averageTime: 4000 },
  ];
  for (const [game, options] of [
    [null, null],
    ['golf', null],
    ['golf', ''],
  ] as const)
    expect(store.statistics.months(game, options)).toEqual(expected);
  expect(store.statistics.months('spider', null)).toEqual([]);
});

test.each([
  { games: 'W', streak: 1, wins: 1, losses: 0 },
  { games: 'L', streak: -1, wins: 0, losses: 1 },
  { games: 'WWWLL', streak: -2, wins: 3, losses: 2 },
  { games: 'LLLLWLWW', streak: 2, wins: 2, losses: 4 },
  { games: 'WLWLWL', streak: -1, wins: 1, losses: 1 },
])('has a streak of $streak, longest $wins wins and $losses losses after $games', ({ games, streak, wins, losses }) => {
  const store = storeIn(tempFolder());
  for (const game of games) store.finish(finishedGame({ outcome: game === 'W' ? 'won' : 'lost' }));
  expect(store.statistics.of('klondike', null)).toMatchObject({ streak, longestWins: wins, longestLosses: losses });
});

test('has empty statistics for a game never finished', () => {
  expect(storeIn(tempFolder()).statistics.of('golf', '')).toEqual(counted([], true));
});

test.each(Object.entries(QUERIES))('uses an index without sorting for the query %s', (name, sql) => {
  const folder = tempFolder();
  storeIn(folder).close();
  const plan = tamper(folder, (db) =>
    db.prepare<object, { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`).all({ game: 'golf', options: '' }),
  );
  const details = plan.map(({ detail }) => detail).join('\n');
  expect(details).not.toContain('TEMP B-TREE');
  if (name !== 'games' && name !== 'latelyAll') expect(details).toMatch(/SEARCH (tallies|months|results)/);
});
