import { IntlMessageFormat } from 'intl-messageformat';
import { accented } from './accent.ts';
import { choices as de } from './de/choices.ts';
import { type Tongue, tongue } from './say.ts';

/** Labels of the games' options by the English ones that the engine gives; a plain number is the same everywhere. */
export const CHOICES: Readonly<Partial<Record<Tongue, Readonly<Record<string, string>>>>> = { de };

/** A label of a game's option, or of one of its answers. */
export function sayChoice(label: string): string {
  if (tongue() === 'pseudo') return String(new IntlMessageFormat(accented(label), 'en').format());
  return CHOICES[tongue()]?.[label] ?? label;
}
