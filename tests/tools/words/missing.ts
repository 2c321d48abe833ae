import type { Language } from '../../../preload/api.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { textsIn } from './catalogues.ts';

/** Returns by language the messages it lacks, for which English is shown; languages that lack none are left out. */
export function missingMessages(
  read = textsIn,
  languages: readonly Language[] = SPOKEN_LANGUAGES,
): ReadonlyMap<Language, readonly string[]> {
  const ids = Object.keys(read('en'));
  const lacks = languages.map((language) => {
    const translated = read(language);
    return [language, ids.filter((id) => !Object.hasOwn(translated, id))] as const;
  });
  return new Map(lacks.filter(([, missing]) => missing.length > 0));
}
