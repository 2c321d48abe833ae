import type { Difficulty } from '../../../engine/search.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { locale, sayInteger } from '../../words/say.ts';
import type { ChartData } from '../ui/chart/chart-data.ts';

/** A game with its accuracy. */
interface Accurate {
  readonly ended: number;
  readonly accuracy: number;
  /** The difficulty of its deal, if known. */
  readonly difficulty: Difficulty | undefined;
}

/** Games that the moving mean covers. */
const WINDOW = 10;

/** Returns the chart of the games' accuracy, the latest on the right, with its mean over the last ten. */
export function accuracyChart(latestFirst: readonly Accurate[]): ChartData {
  const games = latestFirst.toReversed();
  const values = games.map(({ accuracy }) => accuracy);
  const means = values.map((_, at) => {
    const last = values.slice(Math.max(0, at + 1 - WINDOW), at + 1);
    return last.reduce((sum, each) => sum + each, 0) / last.length;
  });
  const days = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' });
  return {
    title: sayExtra('mine.accuracy-title'),
    series: [
      { name: sayExtra('mine.accuracy-mean'), kind: 'line', values: means },
      { name: sayExtra('trainer.accuracy'), kind: 'dots', values },
    ],
    games: [],
    most: 100,
    sayValue: sayInteger,
    places: games.map(({ ended }) => days.format(ended)),
    table: {
      heads: [sayExtra('statistics.when'), sayExtra('trainer.accuracy'), sayExtra('trainer.difficulty')],
      rows: games.map(({ ended, accuracy, difficulty }) => [
        days.format(ended),
        sayInteger(accuracy),
        difficulty === undefined ? '–' : sayExtra(`kind.${difficulty}`),
      ]),
    },
  };
}
