import type { Language } from '../../../preload/api.ts';
import { ENGLISH } from '../../../renderer/words/catalogue.ts';
import { SPOKEN_LANGUAGES, loadCatalogue } from '../../../renderer/words/language.ts';

/** By language the messages it lacks, for which English stands in; languages that lack none are left out. */
export async function missingMessages(load = loadCatalogue): Promise<ReadonlyMap<Language, readonly string[]>> {
  const words = Object.keys(ENGLISH.messages);
  const missing = new Map<Language, readonly string[]>();
  for (const language of SPOKEN_LANGUAGES) {
    const { messages } = await load(language);
    const lacks = words.filter((word) => !Object.hasOwn(messages, word));
    if (lacks.length > 0) missing.set(language, lacks);
  }
  return missing;
}
