import { batch, signal } from '@preact/signals';
import type { Language } from '../../preload/api.ts';
import { withAccents } from './accent.ts';
import { type Catalogue, ENGLISH, type Messages, type Word } from './catalogue/catalogue.ts';
import { elementsOf, isPlainText, type MessageEntry } from './catalogue/entry.ts';
import { loadCatalogue } from './load-catalogue.ts';
import { hasLatinDigits, integerAsText, messagesIn, once, type MessageWriter } from './message.ts';
import { type NounForm, formsIn, type Values, writtenValues } from './noun.ts';

export type { Word } from './catalogue/catalogue.ts';
export type { Values } from './noun.ts';

/** A language, or accented English for tests: see `withAccents`. */
export type Tongue = Language | 'pseudo';

interface Message {
  readonly write: MessageWriter;
  readonly formed: readonly NounForm[];
}

/** The messages and formats of one language in one country. */
export interface Voice {
  readonly tongue: Tongue;
  readonly locale: string;
  readonly catalogue: Catalogue;
  readonly messages: Map<string, Message>;
  readonly read: ReturnType<typeof messagesIn>;
  /** Made when first needed, because each takes milliseconds and the first picture of a table needs none. */
  readonly hasLatinDigits: () => boolean;
  readonly integers: () => Intl.NumberFormat;
  readonly hundredths: () => Intl.NumberFormat;
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
    hasLatinDigits: once(() => hasLatinDigits(locale)),
    integers: numbers({ maximumFractionDigits: 0 }),
    hundredths: numbers({ minimumIntegerDigits: 1, minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    percents: numbers({ style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
    shares: numbers({ style: 'percent', maximumFractionDigits: 0 }),
    dates: once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })),
  };
};

/** A signal, so that components that show a message are rendered again when the language changes. */
const current = signal(voiceOf('en', 'en', ENGLISH));

/** Returns the language and country in use; a switch makes a new voice. */
export const voice = (): Voice => current.value;

/** Fetches a component's messages for a voice; returns what makes them those that are said. */
type FetchComponent = (spoken: Voice) => Promise<() => void>;

/** The components that were fetched apart from the catalogue. */
const components = new Set<FetchComponent>();

/** Has a component's messages fetched again before each switch of the language. */
export const fetchWithLanguage = (component: FetchComponent): void => void components.add(component);

/** Number of times a language was asked for: the last one asked for wins, even if another is fetched later. */
let switches = 0;

/**
 * Switches to a language once its messages are loaded, unless a different one was requested since; earlier texts stay
 * as they are. Rejects, and changes nothing, if `load` or a component fails.
 */
export async function speak(tongue: Tongue, locale: string, load = loadCatalogue): Promise<void> {
  switches += 1;
  const turn = switches;
  try {
    const next = voiceOf(tongue, locale, await load(tongue === 'pseudo' ? 'en' : tongue, locale));
    const uses: (() => void)[] = [];
    // One after the other, so that the loop also finds a component that is first fetched meanwhile.
    for (const component of components) uses.push(await component(next));
    if (turn !== switches) return;
    batch(() => {
      current.value = next;
      for (const use of uses) use();
    });
  } catch (error) {
    if (turn === switches) throw error;
  }
}

export const tongue = (): Tongue => current.value.tongue;

/** Returns the catalogue of the current language. */
export const catalogue = (): Catalogue => current.value.catalogue;

/** Returns the current locale, for callers' own formats. */
export const locale = (): string => current.value.locale;

/** Returns a message with its values filled in. */
export function say(word: Word, values: Values = {}): string {
  const voice = current.value;
  const message = voice.messages.get(word) ?? messageOf(word, voice);
  voice.messages.set(word, message);
  return message.write(writtenValues(values, message.formed));
}

function messageOf(word: Word, voice: Voice): Message {
  return messageIn(voice, voice.catalogue.messages[word], ENGLISH.messages[word]);
}

/** Returns a message of the language, or the English one if it has none. */
function messageIn({ tongue, read: readOwn }: Voice, own: MessageEntry | undefined, english: MessageEntry): Message {
  const entry = own ?? english;
  const read = own === undefined ? messagesIn('en') : readOwn;
  if (tongue !== 'pseudo' && typeof entry === 'string' && isPlainText(entry)) return { write: () => entry, formed: [] };
  const elements = elementsOf(entry);
  return { write: read(tongue === 'pseudo' ? withAccents(elements) : elements), formed: formsIn(elements) };
}

/** Says messages that are fetched apart from the catalogue, in one language. */
export type Sayer<W extends string> = (word: W, values?: Values) => string;

/**
 * Makes a function that says messages fetched apart. `own`: those of the voice; English stands in for missing ones.
 */
export function sayerOf<W extends string>(
  voice: Voice,
  own: Messages<W>,
  english: Readonly<Record<W, MessageEntry>>,
): Sayer<W> {
  const messages = new Map<W, Message>();
  return (word, values = {}) => {
    const message = messages.get(word) ?? messageIn(voice, own[word], english[word]);
    messages.set(word, message);
    return message.write(writtenValues(values, message.formed));
  };
}

/** Whether the catalogue has a message of that name. Needed for names that depend on games. */
export const hasWord = (name: string): name is Word => Object.hasOwn(ENGLISH.messages, name);

export const sayInteger = (value: number): string =>
  integerAsText(value, current.value.integers, current.value.hasLatinDigits);

/** Returns a difference with its sign: `+24`. */
export const saySigned = (value: number): string =>
  new Intl.NumberFormat(current.value.locale, { signDisplay: 'exceptZero' }).format(value);

/** The steps in which shares are written. */
const TENTH = 0.001;
const PERCENT = 0.01;

/** Returns a share that isn't rounded to all unless it is all: 2,999 wins of 3,000 are 99.9%. */
const notAll = (share: number, step: number): number => (share < 1 ? Math.min(share, 1 - step) : share);
/** Returns a share that isn't rounded to none unless it is none. */
const notNone = (share: number, step: number): number => (share > 0 ? Math.max(share, step) : share);
const notRounded = (share: number, step: number): number => notNone(notAll(share, step), step);

/** Returns a part of a whole as a percentage with one decimal: `33.3%`; `100.0%` is all, and `0.0%` none. */
export const sayPercent = (part: number, whole: number): string =>
  current.value.percents().format(whole > 0 ? notRounded(part / whole, TENTH) : 0);

/** Returns a share from 0 to 1 as a percentage without decimals: `33%`; `100%` is all, and `0%` none. */
export const sayWhole = (share: number): string => current.value.shares().format(notRounded(share, PERCENT));

/** Returns a range of shares without decimals: `80% – 95%`, or one number if both round to the same. */
export function sayRange(low: number, high: number): string {
  const shares = current.value.shares();
  const [least, most] = [notAll(low, PERCENT), notNone(high, PERCENT)];
  return shares.format(least) === shares.format(most) ? shares.format(least) : shares.formatRange(least, most);
}

export const sayDate = (time: number): string => current.value.dates().format(time);

/** Returns milliseconds as `4:07` or `1:02:03`. */
export function sayTime(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const two = (n: number): string => (n < 10 ? sayInteger(0) : '') + sayInteger(n);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [most, ...others] = hours > 0 ? [hours, minutes, seconds % 60] : [minutes, seconds % 60];
  return [sayInteger(most), ...others.map(two)].join(':');
}
