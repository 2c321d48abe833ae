import { withAccents } from './accent.ts';
import { messagesIn } from './message.ts';
import { catalogue, tongue } from './say.ts';

/** Returns the label of a game's option or of one of its answers; plain numbers are the same everywhere. */
export function sayChoice(label: string): string {
  if (tongue() === 'pseudo') return messagesIn('en')(withAccents(label))({});
  return catalogue().choices[label] ?? label;
}
