import type { Language } from '../../preload/api.ts';
import type { Catalogue } from './catalogue.ts';

/** Fetches the words of each language but English, which is in the page: each is a chunk of its own. */
export const FETCHES: Readonly<Record<Exclude<Language, 'en'>, () => Promise<Catalogue>>> = {
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  it: async () => (await import('./it/index.ts')).it,
  pt: async () => (await import('./pt/index.ts')).pt,
  nl: async () => (await import('./nl/index.ts')).nl,
  pl: async () => (await import('./pl/index.ts')).pl,
  sv: async () => (await import('./sv/index.ts')).sv,
};

/** What English is otherwise as it is written in the United States. */
export const fetchAmerican = async () => (await import('./en-us/index.ts')).american;

/**
 * Begins to fetch the words of the system's language, so that they are there when the program is. It alone says what
 * happens where they can't be fetched.
 */
export function fetchEarly(preferred: readonly string[]): void {
  const early = preferred.map(fetchOf).find((fetch) => fetch !== undefined);
  early?.().catch(() => {});
}

/** Undefined for a language that Baize does not speak. */
function fetchOf(locale: string): (() => Promise<unknown>) | undefined {
  if (locale === 'en-US') return fetchAmerican;
  const [language = ''] = locale.split('-');
  // Nothing has to be fetched, and no later language is wanted.
  if (language === 'en') return () => Promise.resolve();
  return (FETCHES as Readonly<Record<string, () => Promise<unknown>>>)[language];
}
