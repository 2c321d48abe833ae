import { IntlMessageFormat } from 'intl-messageformat';
import { accented } from './accent.ts';
import { goals as de } from './de/goals.ts';
import { type Tongue, tongue } from './say.ts';

/** Goals of games by the English sentences of their pages. */
const GOALS: Readonly<Partial<Record<Tongue, Readonly<Record<string, string>>>>> = { de };

/** The goal of a game, from the English of its page. */
export function sayGoal(english: string): string {
  if (tongue() === 'pseudo') return String(new IntlMessageFormat(accented(english), 'en').format());
  return GOALS[tongue()]?.[english] ?? english;
}
