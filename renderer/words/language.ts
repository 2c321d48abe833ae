import type { Language, Settings } from '../../preload/api.ts';
import type { Catalogue } from './catalogue/catalogue.ts';

interface Spoken {
  readonly language: Language;
  /** Its name in the language itself, so that its readers find it. */
  readonly name: string;
  /** The locale used where the user's country is unknown. */
  readonly locale: string;
  /** Fetches its messages, a chunk of their own. Absent for English, which is part of the page. */
  readonly fetch?: () => Promise<Catalogue>;
}

/** The languages of Baize, in the order in which they are listed. */
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

/** Returns the language that was set, or else the first of the user's languages that Baize has, or English. */
export function languageOf(wanted: Settings['language'], preferred: readonly string[]): Language {
  if (wanted !== 'system' && SPOKEN_LANGUAGES.includes(wanted)) return wanted;
  const spoken = preferred.map((locale) => SPOKEN_LANGUAGES.find((language) => isOf(language)(locale)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

/** Returns the locale for numbers and dates: that of the user's country where the language is spoken there. */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find(isOf(language)) ?? spokenOf(language)?.locale ?? language;

/** Fetches what differs in American English. */
export const fetchAmerican = async () => (await import('./en-us/index.ts')).american;

/** Whether the locale is American English. */
export const isAmerican = (locale: string): boolean => locale === 'en-US';

/** Returns the function that fetches a language's messages; undefined for English, which is part of the page. */
export const fetchOf = (language: Language): (() => Promise<Catalogue>) | undefined => spokenOf(language)?.fetch;

/**
 * Starts fetching the messages of the system's language, so that they are there when the program is. Ignores errors:
 * the program fetches them again, and reports a failure then.
 */
export function fetchEarly(preferred: readonly string[]): void {
  const language = languageOf('system', preferred);
  const fetch = isAmerican(localeOf(language, preferred)) ? fetchAmerican : fetchOf(language);
  fetch?.().catch(() => {});
}
