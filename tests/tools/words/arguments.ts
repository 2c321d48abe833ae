import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { formsIn } from '../../../renderer/words/noun.ts';

/** Returns the argument whose form is asked for: `card` of `card_the`. */
const nounOf = (argument: string): string => formsIn([{ type: TYPE.argument, value: argument }])[0]?.noun ?? argument;

/** Calls `visit` for every element of a message, also within its cases. */
export function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void): void {
  for (const element of elements) {
    visit(element);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit);
  }
}

/**
 * Returns every argument of a message by its name, with its kind: text, or a number with the forms it is written in.
 * `form`, by which nouns select their own words, is none.
 */
export function argumentsOf(message: string): Map<string, 'text' | 'number'> {
  const found = new Map<string, 'text' | 'number'>();
  walk(parse(message), (element) => {
    const name = 'value' in element ? nounOf(element.value) : '';
    if ((element.type === TYPE.argument || element.type === TYPE.select) && name !== 'form' && !found.has(name))
      found.set(name, 'text');
    if (element.type === TYPE.number || element.type === TYPE.plural) found.set(name, 'number');
  });
  return found;
}

/** Returns the arguments of a message that have plurals. */
export function countedIn(message: string): string[] {
  const found = new Set<string>();
  walk(parse(message), (element) => {
    if (element.type === TYPE.plural) found.add(element.value);
  });
  return [...found];
}

/** Returns the text of a message, without the names of arguments and cases. */
export function literalsOf(message: string): string[] {
  const found: string[] = [];
  walk(parse(message), (element) => {
    if (element.type === TYPE.literal) found.push(element.value);
  });
  return found;
}
