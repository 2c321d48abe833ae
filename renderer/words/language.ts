import type { Language, Settings } from '../../preload/api.ts';
import type { Catalogue } from './catalogue.ts';

interface Spoken {
  readonly language: Language;
  /** Its own name, so that its readers find it. */
  readonly name: string;
  /** As it is written where nothing is known of the person's country. */
  readonly locale: string;
  /** Fetches its words, a chunk of their own. English has none: its words are in the page. */
  readonly fetch?: () => Promise<Catalogue>;
}

/** The languages that Baize speaks, in the order in which they are shown. */
const SPOKEN: readonly Spoken[] = [
  { language: 'en', name: 'English', locale: 'en' },
  { language: 'de', name: 'Deutsch', locale: 'de', fetch: async () => (await import('./de/index.ts')).de },
  { language: 'fr', name: 'Français', locale: 'fr', fetch: async () => (await import('./fr/index.ts')).fr },
  { language: 'es', name: 'Español', locale: 'es', fetch: async () => (await import('./es/index.ts')).es },
  { language: 'it', name: 'Italiano', locale: 'it', fetch: async () => (await import('./it/index.ts')).it },
  {
    language: 'pt',
    name: 'Português (Brasil)',
    locale: 'pt-BR',
    fetch: async () => (await import('./pt/index.ts')).pt,
  },
  { language: 'nl', name: 'Nederlands', locale: 'nl', fetch: async () => (await import('./nl/index.ts')).nl },
  { language: 'pl', name: 'Polski', locale: 'pl', fetch: async () => (await import('./pl/index.ts')).pl },
  { language: 'sv', name: 'Svenska', locale: 'sv', fetch: async () => (await import('./sv/index.ts')).sv },
];

export const SPOKEN_LANGUAGES: readonly Language[] = SPOKEN.map(({ language }) => language);

const spokenOf = (wanted: Language): Spoken | undefined => SPOKEN.find(({ language }) => language === wanted);

export const nameOfLanguage = (language: Language): string => spokenOf(language)?.name ?? language;

const isOf = (language: Language) => (locale: string) => locale === language || locale.startsWith(`${language}-`);

/** The first of a person's languages that Baize speaks, else English; or the one that was set. */
export function languageOf(wanted: Settings['language'], preferred: readonly string[]): Language {
  if (wanted !== 'system' && SPOKEN_LANGUAGES.includes(wanted)) return wanted;
  const spoken = preferred.map((locale) => SPOKEN_LANGUAGES.find((language) => isOf(language)(locale)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

/** Numbers and dates as in the person's own country, where the language is spoken there. */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find(isOf(language)) ?? spokenOf(language)?.locale ?? language;

/** What English is otherwise as it is written in the United States. */
export const fetchAmerican = async () => (await import('./en-us/index.ts')).american;

/** Whether English is written as in the United States. */
export const isAmerican = (locale: string): boolean => locale === 'en-US';

/** Fetches the words of a language; undefined for English, whose words are in the page. */
export const fetchOf = (language: Language): (() => Promise<Catalogue>) | undefined => spokenOf(language)?.fetch;

/**
 * Begins to fetch the words of the system's language, so that they are there when the program is. Says nothing where
 * they can't be fetched: the program asks for them again, and says so.
 */
export function fetchEarly(preferred: readonly string[]): void {
  const language = languageOf('system', preferred);
  const fetch = isAmerican(localeOf(language, preferred)) ? fetchAmerican : fetchOf(language);
  fetch?.().catch(() => {});
}
