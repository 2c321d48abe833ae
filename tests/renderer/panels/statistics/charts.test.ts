import { expect, test } from 'vitest';
import type { ResultSummary, Statistics } from '../../../../preload/api.ts';
import { latestChart, monthsChart, timesChart } from '../../../../renderer/panels/statistics/chart-data.ts';
import { gamesColumns } from '../../../../renderer/panels/statistics/tables.tsx';
import { sayTime } from '../../../../renderer/words/say.ts';
import { inSortedOrder } from '../../../../renderer/panels/ui/sorted-table.tsx';

const NOVEMBER = 56 * 12 + 10;

/** Makes results in the order played, W won, L lost, each a minute longer than the one before. */
const played = (outcomes: string): ResultSummary[] =>
  outcomes
    .split('')
    .map((outcome, i) => ({
      id: i + 1,
      game: 'golf',
      options: '',
      deal: i + 1,
      cards: '',
      outcome: outcome === 'W' ? ('won' as const) : ('lost' as const),
      at: 1,
      shown: false,
      clean: true,
      score: 0,
      moveCount: 1,
      clock: 60_000 * (i + 1),
      ended: Date.UTC(2026, 10, i + 1),
    }))
    .toReversed();

test('shows months without games without a share', () => {
  const chart = monthsChart([
    { month: NOVEMBER, played: 4, won: 1, averageTime: 60_000 },
    { month: NOVEMBER + 2, played: 4, won: 3, averageTime: null },
  ]);
  expect(chart.places).toEqual(['Nov 2026', 'Dec 2026', 'Jan 2027']);
  expect(chart.series.map(({ values }) => values)).toEqual([
    [0.25, 0.25, 0.5],
    [0.25, null, 0.75],
  ]);
  expect(chart.games[1]).toEqual({ won: 0, lost: 0 });
  expect(chart.table.rows).toEqual([
    ['Nov 2026', '4', '1', '25.0%', '1:00'],
    ['Jan 2027', '4', '3', '75.0%', '–'],
  ]);
});

test('draws the last three years and counts all', () => {
  const months = Array.from({ length: 50 }, (_, i) => ({
    month: i,
    played: 1,
    won: i < 25 ? 1 : 0,
    averageTime: null,
  }));
  const chart = monthsChart(months);
  expect(chart.places).toHaveLength(36);
  expect(chart.series[0]?.values.at(-1)).toBe(0.5);
});

test('counts wins among the last twenty games', () => {
  const chart = latestChart(played('W'.repeat(20) + 'L'.repeat(5)));
  expect(chart.series[0]?.values.slice(-6)).toEqual([1, 0.95, 0.9, 0.85, 0.8, 0.75]);
  expect(chart.games.slice(-6).map(({ won }) => won)).toEqual([1, 0, 0, 0, 0, 0]);
});

test('charts times of wins on a scale with a round end', () => {
  const chart = timesChart(played('WLWWL'));
  expect(chart.series[1]?.values).toEqual([60_000, 180_000, 240_000]);
  expect(chart.series[0]?.values).toEqual([60_000, 120_000, 160_000]);
  expect(chart.most).toBe(240_000);
  expect(timesChart(played('L')).places).toEqual([]);
});

const line = (game: string, bestTime: number | null, count: number): Statistics => ({
  game,
  played: count,
  won: 1,
  streak: 0,
  longestWins: 1,
  longestLosses: 0,
  bestTime,
  averageTime: bestTime,
  worstTime: bestTime,
  fewestMoves: null,
  bestScore: 1,
});
const ALL = [line('klondike', 90, 5), line('golf', null, 9), line('freecell', 30, 5)];

test.each([
  ['names from A', 0, false, ['freecell', 'golf', 'klondike']],
  ['names from Z', 0, true, ['klondike', 'golf', 'freecell']],
  ['the most played, equal ones by name', 1, false, ['golf', 'freecell', 'klondike']],
  ['the shortest time, none at the end', 6, false, ['freecell', 'klondike', 'golf']],
  ['the longest time, none still at the end', 6, true, ['klondike', 'freecell', 'golf']],
])('sorts the table of games by %s', (_what, column, turned, games) => {
  expect(inSortedOrder(ALL, gamesColumns(sayTime), { column, turned }).map(({ game }) => game)).toEqual(games);
});
