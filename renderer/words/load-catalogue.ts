import type { Language } from '../../preload/api.ts';
import { type Catalogue, ENGLISH } from './catalogue/catalogue.ts';
import { fetchCatalogue, fetchMessages } from './catalogue/start-files.ts';
import { AMERICAN, isAmerican } from './language.ts';

/** Loads the messages of a language, in the spelling of a country. Rejects if they can't be fetched. */
export async function loadCatalogue(language: Language, locale = ''): Promise<Catalogue> {
  if (isAmerican(locale)) return loadAmerican();
  return language === 'en' ? ENGLISH : fetchCatalogue(language);
}

/** Loads American English; if it can't be fetched, British English will do. */
async function loadAmerican(): Promise<Catalogue> {
  try {
    const [messages, { spellAmerican }] = await Promise.all([
      fetchMessages(AMERICAN),
      import('./american/spelling.ts'),
    ]);
    return { ...ENGLISH, messages: { ...ENGLISH.messages, ...messages }, spell: spellAmerican };
  } catch {
    return ENGLISH;
  }
}
