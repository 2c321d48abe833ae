import languages from '../../assets/words/languages.json' with { type: 'json' };
import { isOf, type Language, LANGUAGES, type Settings } from '../../preload/api.ts';
import { fetchCatalogue, fetchMessages } from './catalogue/start-files.ts';

/** The languages of Baize, in the order in which they are listed. */
export const SPOKEN_LANGUAGES = LANGUAGES;

/** What the list says of a language; the fonts and the quotation marks are for those who write messages. */
interface LanguageFacts {
  readonly name: string;
  readonly locale: string;
  readonly direction: string;
  /** The letters for the colours of cards: red, black. */
  readonly colours: readonly string[];
  /** The letters in the corners of jack, queen and king, where they differ from English packs. */
  readonly courts?: readonly string[];
  readonly capitalisesNouns?: boolean;
  /** Whether every game has a complete page of rules. */
  readonly hasAllPages?: boolean;
}

const FACTS: Readonly<Record<Language, LanguageFacts>> = languages;

/** Returns a language's name in the language itself, so that its readers find it. */
export const nameOfLanguage = (language: Language): string => FACTS[language].name;

/** Returns the letters for the colours of cards: red, black. */
export const colourLettersIn = (language: Language): readonly string[] => FACTS[language].colours;

/** Returns the letters of jack, queen and king on a language's own packs; undefined: they are the English ones. */
export const courtLettersIn = (language: Language): readonly string[] | undefined => FACTS[language].courts;

/** Whether every game has a complete page of rules in a language. */
export const hasAllPages = (language: Language): boolean => FACTS[language].hasAllPages === true;

/** Whether a language capitalises its nouns, so that terms match as they are written: "Folge" but not "folge". */
export const capitalisesNouns = (language: Language): boolean => FACTS[language].capitalisesNouns === true;

/** The direction in which a language is written. */
export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: Language): Direction => (FACTS[language].direction === 'rtl' ? 'rtl' : 'ltr');

/** Returns the language that was set, or else the first of the user's languages that Baize has, or English. */
export function languageOf(wanted: Settings['language'], preferred: readonly string[]): Language {
  if (wanted !== 'system' && SPOKEN_LANGUAGES.includes(wanted)) return wanted;
  const spoken = preferred.map((locale) => SPOKEN_LANGUAGES.find((language) => isOf(language)(locale)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

/**
 * Returns the locale for numbers and dates: that of the user's country where the language is spoken there, else the one
 * in the list of languages.
 */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find(isOf(language)) ?? FACTS[language].locale;

/** Whether the locale is American English. */
export const isAmerican = (locale: string): boolean => locale === 'en-US';

/** The locales that the person prefers, best first. The browser in Electron's window knows only one of them. */
export function preferredLocales(): readonly string[] {
  const own = globalThis.window?.baize?.languages ?? [];
  return own.length > 0 ? own : navigator.languages;
}

/** The folder of the messages that differ in American English. */
export const AMERICAN = 'en-us';

/**
 * Starts fetching the messages of the system's language, so that they are ready when the program is. Ignores errors:
 * the program fetches them again and then reports a failure.
 */
export function fetchEarly(preferred: readonly string[]): void {
  const language = languageOf('system', preferred);
  const american = isAmerican(localeOf(language, preferred));
  if (language === 'en' && !american) return;
  const fetching: Promise<unknown> = american ? fetchMessages(AMERICAN) : fetchCatalogue(language);
  fetching.catch(() => {});
}
