import type { Language } from '../../preload/api.ts';
import { type Catalogue, ENGLISH } from './catalogue/catalogue.ts';
import { fetchAmerican, fetchOf, isAmerican } from './language.ts';

/** Loads the messages of a language, in the spelling of a country. Rejects if they can't be fetched. */
export async function loadCatalogue(language: Language, locale = ''): Promise<Catalogue> {
  if (isAmerican(locale)) return loadAmerican();
  return fetchOf(language)?.() ?? ENGLISH;
}

/** Loads American English; if it can't be fetched, British English will do. */
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
