import {
  createLiteralElement,
  createNumberElement,
  type MessageFormatElement,
  parse,
  TYPE,
} from '@formatjs/icu-messageformat-parser';

/** A message as it stands in a catalogue, in ICU syntax; English ones tell translators what they need to know. */
export interface SourceMessage {
  readonly defaultMessage: string;
  readonly description?: string;
}

/** The cases of a `select` or `plural`, by what selects them. */
type Cases = Readonly<Record<string, readonly Part[]>>;

/**
 * A part of a compiled message: text, `[]` for the number that a plural counts, `[name]`, `[name, 'number']`, or
 * `[name, kind, cases]`.
 */
export type Part =
  | string
  | readonly []
  | readonly [name: string]
  | readonly [name: string, kind: 'number']
  | readonly [name: string, kind: 'select' | 'cardinal' | 'ordinal', cases: Cases];

/**
 * The compiled form of a message: its text if it has no arguments, else its parts in JSON. Parts begin with `[`, and
 * have QUOTE for the quotation marks of JSON. Most messages are never said, and a string takes less memory than parts.
 */
export type CompiledMessage = string;

/** The sign that stands for the quotation marks of JSON in compiled messages; no message has it. */
export const QUOTE = '`';

/** Whether a compiled message is its own text. */
export const isPlainText = (message: CompiledMessage): boolean => !message.startsWith('[');

/** A message as it is imported: compiled in the page and in tests, as written where Node reads the catalogues. */
export type MessageEntry = SourceMessage | CompiledMessage;

/** Returns the elements of a message, for the library that formats it. */
export function elementsOf(entry: MessageEntry): MessageFormatElement[] {
  if (typeof entry !== 'string') return parse(entry.defaultMessage);
  if (isPlainText(entry)) return [createLiteralElement(entry)];
  return (JSON.parse(entry.replaceAll(QUOTE, '"')) as readonly Part[]).map(elementOf);
}

function elementOf(part: Part): MessageFormatElement {
  if (typeof part === 'string') return createLiteralElement(part);
  const [value, kind, cases] = part;
  if (value === undefined) return { type: TYPE.pound };
  if (kind === undefined) return { type: TYPE.argument, value };
  if (kind === 'number') return createNumberElement(value, null);
  const options = Object.fromEntries(
    Object.entries(cases ?? {}).map(([key, parts]) => [key, { value: parts.map(elementOf) }]),
  );
  if (kind === 'select') return { type: TYPE.select, value, options };
  return { type: TYPE.plural, value, options, offset: 0, pluralType: kind };
}
