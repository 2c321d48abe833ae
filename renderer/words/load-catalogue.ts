import type { Language } from '../../preload/api.ts';
import { type Catalogue, ENGLISH } from './catalogue.ts';
import { fetchAmerican, fetchOf, isAmerican } from './language.ts';

/** The words of a language, spelt as in that country. Rejects when they can't be fetched. */
export async function loadCatalogue(language: Language, locale = ''): Promise<Catalogue> {
  if (isAmerican(locale)) return loadAmerican();
  return fetchOf(language)?.() ?? ENGLISH;
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
