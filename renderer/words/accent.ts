import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';

const PLAIN_LETTERS = 'AaCcDdEeGgIiLlNnOoRrSsTtUuYy';
const ACCENTED = 'ÅáÇçÐđÉéĞğÍíĻļÑñÖöŔŕŠšŤťÛúÝý';
const LENGTHENING = 0.4;

/**
 * Returns a message made longer by two fifths, accented and in brackets, its arguments unchanged: text that bypasses
 * the catalogue has no brackets, and boxes too narrow for other languages overflow.
 */
export function withAccents(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  const long = '·'.repeat(Math.ceil(lengthOf(elements) * LENGTHENING));
  return [literal('['), ...elements.map(accent), literal(`${long}]`)];
}

/** Counts the letters of a message's longest form, without its arguments. */
const lengthOf = (elements: readonly MessageFormatElement[]): number =>
  elements.reduce((sum, element) => sum + lettersOf(element), 0);

function lettersOf(element: MessageFormatElement): number {
  if (element.type === TYPE.literal) return element.value.length;
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return 0;
  return Math.max(...Object.values(element.options).map(({ value }) => lengthOf(value)));
}

const literal = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function accent(element: MessageFormatElement): MessageFormatElement {
  if (element.type === TYPE.literal) return literal(strange(element.value));
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element;
  const options = Object.entries(element.options).map(([rule, { value }]) => [rule, { value: value.map(accent) }]);
  return { ...element, options: Object.fromEntries(options) as typeof element.options };
}

const strange = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN_LETTERS.indexOf(letter)] ?? letter);
