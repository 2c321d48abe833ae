import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { type CompiledMessage, isPlainText, type Part, QUOTE, type SourceMessage } from './words/catalogue/entry.ts';

/** The files of a language; those without messages stay as they are. */
const CATALOGUE = /\/assets\/words\/[\w-]+\/[\w-]+\.json$/;

/** Compiles a message in ICU syntax. @throws when it is broken, or uses what the page has no code for. */
function compileMessage(message: string): string | readonly Part[] {
  const parts = parse(message).map(partOf);
  const [only = ''] = parts;
  return parts.length < 2 && typeof only === 'string' && isPlainText(only) ? only : parts;
}

/** Makes one string of a compiled message. @throws when the message has the sign for quotation marks. */
function pack(message: string | readonly Part[]): CompiledMessage {
  if (typeof message === 'string') return message;
  const json = JSON.stringify(message);
  if (json.includes(QUOTE)) throw new Error(`No message with arguments may have the sign ${QUOTE}.`);
  return json.replaceAll('"', QUOTE);
}

function partOf(element: MessageFormatElement): Part {
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.pound:
      return [];
    case TYPE.argument:
      return [element.value];
    case TYPE.number:
      return plain(element.style, [element.value, 'number']);
    case TYPE.select:
      return [element.value, 'select', casesOf(element)];
    case TYPE.plural:
      return plain(element.offset, [element.value, element.pluralType ?? 'cardinal', casesOf(element)]);
    case TYPE.date:
    case TYPE.time:
    case TYPE.tag:
      break;
  }
  throw new Error(`No message may have a date, a time or a tag: ${JSON.stringify(element)}`);
}

/** Returns a part without a style or an offset. */
function plain(extra: unknown, part: Part): Part {
  if (extra) throw new Error(`No message may have a style or an offset: ${JSON.stringify(part)}`);
  return part;
}

const casesOf = ({ options }: { readonly options: Record<string, { readonly value: MessageFormatElement[] }> }) =>
  Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, value.map(partOf)]));

/**
 * Compiles a catalogue: the page gets the parts of each message and neither its description nor the parser. Names,
 * letters and terms are returned as they are. `packed`: parts as one string, as the page reads them. @throws when a
 * message is broken, with its id.
 */
export function compileCatalogue(json: string, packed: boolean): string {
  const entries = Object.entries(JSON.parse(json) as Readonly<Record<string, unknown>>);
  if (!entries.every((entry): entry is [string, SourceMessage] => isMessage(entry[1]))) return json;
  return JSON.stringify(
    Object.fromEntries(
      entries.map(([id, { defaultMessage }]) => {
        try {
          const compiled = compileMessage(defaultMessage);
          return [id, packed ? pack(compiled) : compiled];
        } catch (error) {
          throw new Error(`The message ${id} is broken: ${defaultMessage}`, { cause: error });
        }
      }),
    ),
  );
}

const isMessage = (entry: unknown): entry is SourceMessage =>
  typeof entry === 'object' && entry !== null && 'defaultMessage' in entry;

/** Compiles the catalogues that a build or a test imports; the host reads parts as they are. */
export const compiledWords: Plugin = {
  name: 'compiled-words',
  enforce: 'pre',
  transform: {
    filter: { id: CATALOGUE },
    handler: (code, id) => ({ code: compileCatalogue(code, !id.endsWith('/host.json')), map: null }),
  },
};
