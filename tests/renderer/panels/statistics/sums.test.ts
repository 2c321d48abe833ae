import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finishedGame } from '../../../main/store/games.ts';
import { storeIn, tempFolder } from '../../../main/store/makers.ts';
import { latestChart, monthsChart, timesChart } from '../../../../renderer/panels/statistics/chart-data.ts';
import { figureLines } from '../../../../renderer/panels/statistics/figures.ts';
import { clockSayer } from '../../../../renderer/words/clock.ts';
import type { ChartData } from '../../../../renderer/panels/ui/chart/chart-data.ts';

const GAMES = ['klondike', 'golf'] as const;
const MOST = 200;

const finished = fc.record({
  game: fc.constantFrom(...GAMES),
  outcome: fc.constantFrom('won' as const, 'lost' as const),
  clock: fc.integer({ min: 1000, max: 3_600_000 }),
  shown: fc.boolean(),
});

/** Adds up the games of a chart. */
const sumsOf = ({ games }: ChartData) => ({
  played: games.reduce((sum, { won, lost }) => sum + won + lost, 0),
  won: games.reduce((sum, { won }) => sum + won, 0),
});

describe('the charts', () => {
  test('count the same games as the statistics', () => {
    fc.assert(
      fc.property(fc.array(finished, { minLength: 1, maxLength: 30 }), (games) => {
        let now = 0;
        const store = storeIn(tempFolder(), { now: () => (now += 86_400_000) });
        for (const [deal, { shown, ...game }] of games.entries())
          store.finish(
            finishedGame({
              ...game,
              deal: deal + 1,
              begun: deal,
              help: { undos: 0, hints: 0, solver: shown, ...(shown && { shown: true }) },
            }),
          );
        for (const game of [null, ...GAMES]) {
          const { played, won, averageTime } = store.statistics.of(game, null);
          const results = store.results.list(game, null, MOST, null);
          expect(sumsOf(latestChart(results))).toEqual({ played, won });
          expect(sumsOf(monthsChart(store.statistics.months(game, null)))).toEqual({ played, won });
          const times = timesChart(results);
          expect(times.places).toHaveLength(won);
          expect(times.series[0]?.values.at(-1) ?? 0).toBeCloseTo(averageTime ?? 0);
        }
      }),
      { numRuns: 12 },
    );
  });
});

test('show no records over all games', () => {
  const named = (of: 'game' | 'all') => figureLines(of).map(({ name }) => name());
  expect(named('all')).toEqual(['Won', 'Average time']);
  expect(named('game')).toEqual(expect.arrayContaining(['Best time', 'Fewest moves', 'Best score']));
});

test('say times with hundredths to those who play for speed', () => {
  const best = figureLines('game').find(({ name }) => name() === 'Best time')!;
  const none = { played: 0, won: 0, averageTime: null, worstTime: null, fewestMoves: null, bestScore: null };
  const of = { ...none, bestTime: 247_259 };
  expect(best.said(of, clockSayer({ speedRun: true }))).toBe('4:07.25');
  expect(best.said(of, clockSayer({ speedRun: false }))).toBe('4:07');
});
