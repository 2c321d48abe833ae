import { signal } from '@preact/signals';
import type { Language } from '../../preload/api.ts';
import { accented } from './accent.ts';
import { type Catalogue, ENGLISH, type Word } from './catalogue.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { integerAsText, messagesIn, once, type Written } from './message.ts';
import { type Formed, formsIn, type Values, writtenValues } from './noun.ts';

export type { Word } from './catalogue.ts';
export type { Values } from './noun.ts';

/** English made long and strange, for tests: see `accented`. */
export type Tongue = Language | 'pseudo';

interface Message {
  readonly write: Written;
  readonly formed: readonly Formed[];
}

/** What a message holds that is more than the words a person reads. */
const SYNTAX = /[{}'<]/;

/** How everything is said in one language, as it is written in one country. */
interface Voice {
  readonly tongue: Tongue;
  readonly locale: string;
  readonly catalogue: Catalogue;
  readonly messages: Map<string, Message>;
  readonly read: ReturnType<typeof messagesIn>;
  /** Made when first wanted: a browser takes milliseconds over each, and the first picture of a table needs none. */
  readonly integers: () => Intl.NumberFormat;
  readonly percents: () => Intl.NumberFormat;
  readonly shares: () => Intl.NumberFormat;
  readonly dates: () => Intl.DateTimeFormat;
}

const voiceOf = (tongue: Tongue, locale: string, catalogue: Catalogue): Voice => {
  const numbers = (style: Intl.NumberFormatOptions) => once(() => new Intl.NumberFormat(locale, style));
  return {
    tongue,
    locale,
    catalogue,
    messages: new Map(),
    read: messagesIn(locale),
    integers: numbers({ maximumFractionDigits: 0 }),
    percents: numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    shares: numbers({ style: 'percent', maximumFractionDigits: 0 }),
    dates: once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })),
  };
};

/** A signal: whoever has said a word while it was drawn is drawn again in another language. */
const current = signal(voiceOf('en', 'en', ENGLISH));

/** How often a language was asked for: the last one asked for is spoken, whichever is fetched last. */
let asked = 0;

/**
 * Once its words are here, everything is said in that language, unless another was asked for meanwhile; what was said
 * before stays as it was. Rejects, and changes nothing, when they can't be fetched by `load`.
 */
export async function speak(tongue: Tongue, locale: string, load = loadCatalogue): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const catalogue = await load(tongue === 'pseudo' ? 'en' : tongue, locale);
    if (turn === asked) current.value = voiceOf(tongue, locale, catalogue);
  } catch (error) {
    if (turn === asked) throw error;
  }
}

export const tongue = (): Tongue => current.value.tongue;

/** All that is said in the language in use. */
export const catalogue = (): Catalogue => current.value.catalogue;

/** The locale of the language in use, for formats of one's own. */
export const locale = (): string => current.value.locale;

/** The words of a message with its values filled in. */
export function say(word: Word, values: Values = {}): string {
  const voice = current.value;
  const message = voice.messages.get(word) ?? messageOf(word, voice);
  voice.messages.set(word, message);
  return message.write(writtenValues(values, message.formed));
}

function messageOf(word: Word, voice: Voice): Message {
  return messageIn(voice, voice.catalogue.messages[word], ENGLISH.messages[word]);
}

/** A message in the words of the language, or in the English ones where it has none. */
function messageIn({ tongue, read: readOwn }: Voice, own: string | undefined, english: string): Message {
  const words = own ?? english;
  const read = own === undefined ? messagesIn('en') : readOwn;
  if (tongue !== 'pseudo' && !SYNTAX.test(words)) return { write: () => words, formed: [] };
  return { write: read(tongue === 'pseudo' ? accented(words) : words), formed: formsIn(words) };
}

/** Says messages that are fetched apart from the catalogue, in the language in use. */
export type Sayer<W extends string> = (word: W, values?: Values) => string;

/** `own`: the messages in the language in use, for which the English ones stand in. */
export function sayerOf<W extends string>(
  own: Readonly<Partial<Record<W, string>>>,
  english: Readonly<Record<W, string>>,
): Sayer<W> {
  const voice = current.value;
  const messages = new Map<W, Message>();
  return (word, values = {}) => {
    const message = messages.get(word) ?? messageIn(voice, own[word], english[word]);
    messages.set(word, message);
    return message.write(writtenValues(values, message.formed));
  };
}

/** Whether the catalogue has a message of that name: for names that grow with the games. */
export const hasWord = (name: string): name is Word => Object.hasOwn(ENGLISH.messages, name);

export const sayInteger = (value: number): string => integerAsText(value, current.value.integers);

/** Of so many, with one decimal: `33.3%`. */
export const sayPercent = (part: number, whole: number): string =>
  current.value.percents().format(whole > 0 ? part / whole : 0);

/** A share from 0 to 1 without decimals: `33%`. */
export const sayWhole = (share: number): string => current.value.shares().format(share);

/** From one share to another, without decimals: `80% – 95%`; where both are the same without decimals, the one. */
export function sayRange(low: number, high: number): string {
  const [least, most] = [sayWhole(low), sayWhole(high)];
  return least === most ? least : current.value.shares().formatRange(low, high);
}

export const sayDate = (time: number): string => current.value.dates().format(time);

/** Milliseconds as `4:07` or `1:02:03`. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
