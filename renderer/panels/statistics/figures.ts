import type { Figures, Lately } from '../../../preload/api.ts';
import { say, sayInteger, sayPercent, sayTime } from '../../words/say.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

export const or = <T>(value: T | null, words: (value: T) => string): string =>
  value === null ? say('statistics.nothing') : words(value);

function sayStreak(streak: number): string {
  if (streak === 0) return say('statistics.nothing');
  return say(streak > 0 ? 'statistics.wins' : 'statistics.losses', { count: Math.abs(streak) });
}

/** The most telling figures. */
export const headFigures = (of: Figures): Figure[] => [
  { name: say('statistics.played'), value: sayInteger(of.played) },
  { name: say('statistics.won-share', { percent: sayPercent(of.won, of.played) }), value: sayInteger(of.won) },
  { name: say('statistics.streak'), value: sayStreak(of.streak) },
  {
    name: say('statistics.longest'),
    value: [of.longestWins, -of.longestLosses]
      .filter((streak) => streak !== 0)
      .map(sayStreak)
      .join(' · '),
  },
];

/** What can be told of all time as well as of late, each line a name and how it reads. */
export const SUMS: readonly { readonly name: () => string; readonly of: (sums: Lately) => string }[] = [
  {
    name: () => say('statistics.won'),
    of: ({ won, played }) => say('statistics.won-of', { won, played, percent: sayPercent(won, played) }),
  },
  { name: () => say('statistics.best-time'), of: ({ bestTime }) => or(bestTime, sayTime) },
  { name: () => say('statistics.average-time'), of: ({ averageTime }) => or(averageTime, sayTime) },
  { name: () => say('statistics.worst-time'), of: ({ worstTime }) => or(worstTime, sayTime) },
  { name: () => say('statistics.fewest-moves'), of: ({ fewestMoves }) => or(fewestMoves, sayInteger) },
  { name: () => say('statistics.best-score'), of: ({ bestScore }) => or(bestScore, sayInteger) },
];
