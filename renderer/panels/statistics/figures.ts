import type { Figures, LatestFigures } from '../../../preload/api.ts';
import { sayExtra } from '../../words/fetched/extra-words.ts';
import { sayInteger, sayPercent } from '../../words/say.ts';
import { joinFacts } from '../../words/joins.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export const orNothing = <T>(value: T | null, words: (value: T) => string): string =>
  value === null ? sayExtra('statistics.nothing') : words(value);

function sayStreak(streak: number): string {
  if (streak === 0) return sayExtra('statistics.nothing');
  return sayExtra(streak > 0 ? 'statistics.wins' : 'statistics.losses', { count: Math.abs(streak) });
}

/** Returns the most telling figures. */
export const headFigures = (figures: Figures): Figure[] => [
  { name: sayExtra('statistics.played'), value: sayInteger(figures.played) },
  {
    name: sayExtra('statistics.won-share', { percent: sayPercent(figures.won, figures.played) }),
    value: sayInteger(figures.won),
  },
  { name: sayExtra('statistics.streak'), value: sayStreak(figures.streak) },
  {
    name: sayExtra('statistics.longest'),
    value: joinFacts([figures.longestWins, -figures.longestLosses].filter((streak) => streak !== 0).map(sayStreak)),
  },
];

interface FigureLine {
  readonly name: () => string;
  /** `sayClock` says a time in milliseconds. */
  readonly said: (sums: LatestFigures, sayClock: (time: number) => string) => string;
  /** A record, which means something among games of one kind only. */
  readonly isRecord?: true;
}

/** The lines shown both for all time and for the latest games, each a name and its value in words. */
const FIGURE_LINES: readonly FigureLine[] = [
  {
    name: () => sayExtra('statistics.won'),
    said: ({ won, played }) => sayExtra('statistics.won-of', { won, played, percent: sayPercent(won, played) }),
  },
  {
    name: () => sayExtra('statistics.best-time'),
    said: ({ bestTime }, sayClock) => orNothing(bestTime, sayClock),
    isRecord: true,
  },
  {
    name: () => sayExtra('statistics.average-time'),
    said: ({ averageTime }, sayClock) => orNothing(averageTime, sayClock),
  },
  {
    name: () => sayExtra('statistics.worst-time'),
    said: ({ worstTime }, sayClock) => orNothing(worstTime, sayClock),
    isRecord: true,
  },
  {
    name: () => sayExtra('statistics.fewest-moves'),
    said: ({ fewestMoves }) => orNothing(fewestMoves, sayInteger),
    isRecord: true,
  },
  {
    name: () => sayExtra('statistics.best-score'),
    said: ({ bestScore }) => orNothing(bestScore, sayInteger),
    isRecord: true,
  },
];

/** Returns the lines for one game, or for all games together, which have no records in common. */
export const figureLines = (of: 'game' | 'all'): readonly FigureLine[] =>
  FIGURE_LINES.filter(({ isRecord }) => of === 'game' || !isRecord);
