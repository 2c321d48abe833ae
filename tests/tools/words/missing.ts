import type { Language } from '../../../preload/api.ts';
import { ENGLISH } from '../../../renderer/words/catalogue/catalogue.ts';
import { loadDescribed } from '../../../renderer/words/fetched/description-words.ts';
import { setWords } from '../../../renderer/words/en/card-sets.ts';
import { description } from '../../../renderer/words/en/description.ts';
import { extra } from '../../../renderer/words/en/extra.ts';
import { puzzle } from '../../../renderer/words/en/puzzle.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { loadExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { loadSetWords } from '../../../renderer/words/fetched/set-words.ts';
import { loadPuzzleMessages } from '../../../renderer/words/fetched/puzzle-words.ts';

/** Returns by language the messages it lacks, for which English is shown; languages that lack none are left out. */
export async function missingMessages(load = loadCatalogue): Promise<ReadonlyMap<Language, readonly string[]>> {
  const words = Object.keys({ ...ENGLISH.messages, ...description, ...puzzle, ...setWords, ...extra });
  const missing = new Map<Language, readonly string[]>();
  for (const language of SPOKEN_LANGUAGES) {
    const { messages } = await load(language);
    const translated = {
      ...messages,
      ...(await loadDescribed(language)),
      ...(await loadPuzzleMessages(language)),
      ...(await loadSetWords(language)),
      ...(await loadExtra(language)),
    };
    const lacks = words.filter((word) => !Object.hasOwn(translated, word));
    if (lacks.length > 0) missing.set(language, lacks);
  }
  return missing;
}
