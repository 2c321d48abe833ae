import type { Settings } from '../../preload/api.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

/** The name of a message; one that is not in the catalogue does not compile. */
export type Word = keyof typeof en;

export const CATALOGUES = { en, de } as const satisfies Record<string, Record<Word, string>>;

export type Language = keyof typeof CATALOGUES;

export const LANGUAGES: readonly Language[] = ['en', 'de'];

/** Each language by its own name, so that its readers find it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const isOf = (language: Language) => (locale: string) => locale === language || locale.startsWith(`${language}-`);

/** The first of a person's languages that Baize speaks, else English; or the one that was set. */
export function languageOf(wanted: Settings['language'], preferred: readonly string[]): Language {
  if (wanted !== 'system') return wanted;
  const spoken = preferred.map((locale) => LANGUAGES.find((language) => isOf(language)(locale)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

/** Numbers and dates as in the person's own country, where the language is spoken there. */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find(isOf(language)) ?? language;
