import { IntlMessageFormat } from 'intl-messageformat';
import { accented } from './accent.ts';
import { catalogue, tongue } from './say.ts';

/** The goal of a game, from the English of its page. */
export function sayGoal(english: string): string {
  if (tongue() === 'pseudo') return String(new IntlMessageFormat(accented(english), 'en').format());
  return catalogue().goals[english] ?? english;
}
