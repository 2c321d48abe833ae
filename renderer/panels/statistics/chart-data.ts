import type { Month, ResultSummary } from '../../../preload/api.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale, sayInteger, sayPercent, sayTime, sayWhole } from '../../words/say.ts';
import type { ChartData } from '../ui/chart/chart-data.ts';
import { orNothing } from './figures.ts';

const MAX_MONTHS = 36;
const WINDOW = 20;
const sayShare = (share: number): string => sayPercent(share, 1);
const share = (won: number, played: number): number | null => (played === 0 ? null : won / played);

/** Returns the chart of the share of games won in each month and up to it, for the last three years. */
export function monthsChart(months: readonly Month[]): ChartData {
  const all = everyMonth(months);
  let [won, played] = [0, 0];
  const upTo = all.map((month) => {
    won += month.won;
    played += month.played;
    return share(won, played);
  });
  const shown = all.slice(-MAX_MONTHS);
  return {
    title: sayExtra('chart.months-title'),
    series: [
      { name: sayExtra('chart.cumulative'), kind: 'calm', values: upTo.slice(-MAX_MONTHS) },
      { name: sayExtra('chart.share'), kind: 'line', values: shown.map((each) => share(each.won, each.played)) },
    ],
    games: shown.map((each) => ({ won: each.won, lost: each.played - each.won })),
    most: 1,
    sayValue: sayWhole,
    places: shown.map(({ month }) => sayMonth(month)),
    table: {
      heads: [
        sayExtra('chart.month'),
        sayExtra('statistics.played'),
        sayExtra('statistics.won'),
        sayExtra('statistics.percent'),
        sayExtra('statistics.average-time'),
      ],
      rows: shown
        .filter((each) => each.played > 0)
        .map((each) => [
          sayMonth(each.month),
          sayInteger(each.played),
          sayInteger(each.won),
          sayPercent(each.won, each.played),
          orNothing(each.averageTime, sayTime),
        ]),
    },
  };
}

/** Lists the months from the first to the last, including those in which no game was played. */
function everyMonth(months: readonly Month[]): Month[] {
  const [first, last] = [months[0]?.month ?? 0, months.at(-1)?.month ?? -1];
  const found = new Map(months.map((each) => [each.month, each]));
  return Array.from({ length: last - first + 1 }, (_, i) => {
    const month = first + i;
    return found.get(month) ?? { month, played: 0, won: 0, averageTime: null };
  });
}

function sayMonth(month: number): string {
  const format = new Intl.DateTimeFormat(locale(), { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return format.format(Date.UTC(1970, month));
}

/** Returns the games that count, as in the figures, the latest last; `results` has the latest first. */
const countedIn = (results: readonly ResultSummary[]): readonly ResultSummary[] =>
  results.filter(({ shown }) => !shown).toReversed();

/** Returns the chart of how many of the last twenty games were won, game by game; `results` has the latest first. */
export function latestChart(results: readonly ResultSummary[]): ChartData {
  const inOrder = countedIn(results);
  const wins = inOrder.map(({ outcome }) => (outcome === 'won' ? 1 : 0));
  const recent = wins.map((_, i) => {
    const window = wins.slice(Math.max(0, i + 1 - WINDOW), i + 1);
    return window.reduce<number>((sum, won) => sum + won, 0) / window.length;
  });
  return {
    title: sayExtra('chart.latest-title'),
    series: [{ name: sayExtra('chart.recent'), kind: 'line', values: recent }],
    games: wins.map((won) => ({ won, lost: 1 - won })),
    most: 1,
    sayValue: sayWhole,
    places: inOrder.map(({ ended }) => sayDay(ended)),
    table: {
      heads: [
        sayExtra('statistics.when'),
        sayExtra('statistics.deal'),
        sayExtra('statistics.result'),
        sayExtra('chart.recent'),
      ],
      rows: inOrder.map((each, i) => [
        sayDay(each.ended),
        String(each.deal),
        sayExtra(each.outcome === 'won' ? 'statistics.won-one' : 'statistics.lost-one'),
        sayShare(recent[i] ?? 0),
      ]),
    },
  };
}

const sayDay = (time: number): string => new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(time);

/** Returns the chart of how long each win took, with the average up to it; `results` has the latest first. */
export function timesChart(results: readonly ResultSummary[]): ChartData {
  const won = countedIn(results).filter(({ outcome }) => outcome === 'won');
  const times = won.map(({ clock }) => clock);
  let sum = 0;
  const average = times.map((time, i) => (sum += time) / (i + 1));
  return {
    title: sayExtra('chart.times-title'),
    series: [
      { name: sayExtra('chart.average'), kind: 'calm', values: average },
      { name: sayExtra('chart.time'), kind: 'dots', values: times },
    ],
    games: [],
    most: niceTime(Math.max(1, ...times)),
    sayValue: sayTime,
    places: won.map(({ ended }) => sayDay(ended)),
    table: {
      heads: [
        sayExtra('statistics.when'),
        sayExtra('statistics.deal'),
        sayExtra('statistics.time'),
        sayExtra('chart.average'),
      ],
      rows: won.map((each, i) => [
        sayDay(each.ended),
        String(each.deal),
        sayTime(each.clock),
        sayTime(average[i] ?? 0),
      ]),
    },
  };
}

/** Returns the next time above that divides well into four. */
function niceTime(most: number): number {
  const steps = [1, 2, 4, 8, 10, 20, 40, 60, 120, 240, 480].map((minutes) => minutes * 60_000);
  const hour = 4 * 3_600_000;
  return steps.find((step) => step >= most) ?? Math.ceil(most / hour) * hour;
}
