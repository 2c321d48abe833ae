import { accented } from './accent.ts';
import { messagesIn } from './message.ts';
import { catalogue, tongue } from './say.ts';

/** A label of a game's option, or of one of its answers; a plain number is the same everywhere. */
export function sayChoice(label: string): string {
  if (tongue() === 'pseudo') return messagesIn('en')(accented(label))({});
  return catalogue().choices[label] ?? label;
}
