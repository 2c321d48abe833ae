import { isOf, LANGUAGES, type Language } from '../../../preload/api.ts';
import type english from '../../../assets/words/en/host.json';

/** The id of a message that the program says where no page is there whose catalogue could say it. */
type HostWord = keyof typeof english;

/** A message as the build leaves it: text, and arguments by their names. */
type HostMessage = string | readonly (string | readonly [argument: string])[];

/** The host's messages of each language, by the path of its file. */
const FILES = import.meta.glob<Readonly<Record<HostWord, HostMessage>>>('../../../assets/words/*/host.json', {
  eager: true,
  import: 'default',
});

/** The host's messages in one language. */
export interface Words {
  readonly language: Language;
  readonly say: (id: HostWord, values?: Readonly<Record<string, string>>) => string;
}

/** Returns the language of the first locale, such as `de-AT`, whose language is one of ours; otherwise English. */
function languageOf(locales: readonly string[]): Language {
  const own = locales.map((locale) => LANGUAGES.find((language) => isOf(language)(locale)));
  return own.find((language) => language !== undefined) ?? 'en';
}

const messageOf = (language: Language, id: HostWord): HostMessage | undefined =>
  FILES[`../../../assets/words/${language}/host.json`]?.[id];

/** Returns the messages for a person who prefers these locales, best first; English stands in for missing ones. */
export function hostWordsOf(locales: readonly string[]): Words {
  const language = languageOf(locales);
  return {
    language,
    say: (id, values = {}) => {
      const message = messageOf(language, id) ?? messageOf('en', id) ?? '';
      if (typeof message === 'string') return message;
      return message.map((part) => (typeof part === 'string' ? part : (values[part[0]] ?? ''))).join('');
    },
  };
}
