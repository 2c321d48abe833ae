import { LANGUAGES as KNOWN, type Language, type Settings } from '../../preload/api.ts';
import { type Catalogue, ENGLISH } from './catalogue.ts';
import { FETCHES, fetchAmerican } from './fetched.ts';

interface Spoken {
  /** Its own name, so that its readers find it. */
  readonly name: string;
  /** As it is written where nothing is known of the person's country. */
  readonly locale: string;
  readonly load: () => Promise<Catalogue>;
}

/** What Baize speaks. Every language but English is a chunk of its own, fetched when it is first spoken. */
const SPOKEN: Readonly<Partial<Record<Language, Spoken>>> = {
  en: { name: 'English', locale: 'en', load: () => Promise.resolve(ENGLISH) },
  de: { name: 'Deutsch', locale: 'de', load: FETCHES.de },
  fr: { name: 'Français', locale: 'fr', load: FETCHES.fr },
  es: { name: 'Español', locale: 'es', load: FETCHES.es },
  it: { name: 'Italiano', locale: 'it', load: FETCHES.it },
  pt: { name: 'Português (Brasil)', locale: 'pt-BR', load: FETCHES.pt },
  nl: { name: 'Nederlands', locale: 'nl', load: FETCHES.nl },
  pl: { name: 'Polski', locale: 'pl', load: FETCHES.pl },
  sv: { name: 'Svenska', locale: 'sv', load: FETCHES.sv },
};

/** Those that have their words, in the order in which they are shown. */
export const SPOKEN_LANGUAGES: readonly Language[] = KNOWN.filter((language) => SPOKEN[language] !== undefined);

export const nameOfLanguage = (language: Language): string => SPOKEN[language]?.name ?? language;

/**
 * In the spelling of that country, where it has one of its own. Rejects when the language has no words here, or they
 * can't be fetched.
 */
export async function loadCatalogue(language: Language, locale = ''): Promise<Catalogue> {
  const spoken = SPOKEN[language];
  if (!spoken) throw new Error(`Baize has no words in ${language}`);
  return locale === 'en-US' ? loadAmerican() : spoken.load();
}

/** Where it can't be fetched British English is nearer than none. */
const loadAmerican = (): Promise<Catalogue> =>
  fetchAmerican().then(
    ({ messages, choices, spell }) => ({
      ...ENGLISH,
      messages: { ...ENGLISH.messages, ...messages },
      choices: { ...ENGLISH.choices, ...choices },
      spell,
    }),
    () => ENGLISH,
  );

const isOf = (language: Language) => (locale: string) => locale === language || locale.startsWith(`${language}-`);

/** The first of a person's languages that Baize speaks, else English; or the one that was set. */
export function languageOf(wanted: Settings['language'], preferred: readonly string[]): Language {
  if (wanted !== 'system' && SPOKEN_LANGUAGES.includes(wanted)) return wanted;
  const spoken = preferred.map((locale) => SPOKEN_LANGUAGES.find((language) => isOf(language)(locale)));
  return spoken.find((language) => language !== undefined) ?? 'en';
}

/** Numbers and dates as in the person's own country, where the language is spoken there. */
export const localeOf = (language: Language, preferred: readonly string[]): string =>
  preferred.find(isOf(language)) ?? SPOKEN[language]?.locale ?? language;
