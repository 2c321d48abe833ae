import type { Figures } from '../../preload/api.ts';
import { say, sayInteger, sayPercent, sayTime } from '../words/say.ts';

export interface Figure {
  readonly name: string;
  readonly value: string;
}

const or = <T>(value: T | null, words: (value: T) => string): string =>
  value === null ? say('statistics.nothing') : words(value);

export function sayStreak(streak: number): string {
  if (streak === 0) return say('statistics.nothing');
  return say(streak > 0 ? 'statistics.wins' : 'statistics.losses', { count: Math.abs(streak) });
}

/** The figures of a game in words, the most telling first. */
export function figuresOf(of: Figures): Figure[] {
  return [
    { name: say('statistics.played'), value: sayInteger(of.played) },
    { name: say('statistics.won'), value: sayInteger(of.won) },
    { name: say('statistics.percent'), value: sayPercent(of.won, of.played) },
    {
      name: say('statistics.lately'),
      value: say('statistics.lately-value', { won: of.lately.won, played: of.lately.played }),
    },
    { name: say('statistics.streak'), value: sayStreak(of.streak) },
    { name: say('statistics.longest-wins'), value: sayInteger(of.longestWins) },
    { name: say('statistics.longest-losses'), value: sayInteger(of.longestLosses) },
    { name: say('statistics.best-score'), value: or(of.bestScore, sayInteger) },
    { name: say('statistics.best-time'), value: or(of.bestTime, sayTime) },
    { name: say('statistics.average-time'), value: or(of.averageTime, sayTime) },
    { name: say('statistics.worst-time'), value: or(of.worstTime, sayTime) },
    { name: say('statistics.fewest-moves'), value: or(of.fewestMoves, sayInteger) },
  ];
}
