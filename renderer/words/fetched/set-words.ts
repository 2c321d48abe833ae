import { signal } from '@preact/signals';
import type { Language } from '../../../preload/api.ts';
import type { setWords as english } from '../en/card-sets.ts';
import { isAmerican } from '../language.ts';
import { locale, type Sayer, sayerOf, tongue, type Values } from '../say.ts';

/** Names of messages about the user's own card sets. */
export type SetWord = keyof typeof english;

/** Messages in one language; English stands in for those it lacks. */
type SetMessages = Readonly<Partial<Record<SetWord, string>>>;

const SET_FILES: Readonly<Record<Language, () => Promise<{ readonly setWords: SetMessages }>>> = {
  en: () => import('../en/card-sets.ts'),
  de: () => import('../de/card-sets.ts'),
  fr: () => import('../fr/card-sets.ts'),
  es: () => import('../es/card-sets.ts'),
  it: () => import('../it/card-sets.ts'),
  pt: () => import('../pt/card-sets.ts'),
  nl: () => import('../nl/card-sets.ts'),
  pl: () => import('../pl/card-sets.ts'),
  sv: () => import('../sv/card-sets.ts'),
};

/** Loads the English messages in American spelling. */
async function loadAmerican(): Promise<SetMessages> {
  const [{ setWords }, { spellAmerican }] = await Promise.all([
    import('../en/card-sets.ts'),
    import('../en-us/spelling.ts'),
  ]);
  return Object.fromEntries(Object.entries(setWords).map(([word, text]) => [word, spellAmerican(text)]));
}

/** Loads the messages of a language. @throws when they can't be fetched. */
export const loadSetWords = async (language: Language): Promise<SetMessages> => (await SET_FILES[language]()).setWords;

/** A signal, so that text is updated when the language changes. */
const sayer = signal<Sayer<SetWord> | undefined>(undefined);

/** Loads the messages of the current language. @throws when they can't be fetched. */
export async function fetchSetWords(): Promise<void> {
  const spoken = tongue();
  const [own, { setWords }] = await Promise.all([
    isAmerican(locale()) ? loadAmerican() : loadSetWords(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/card-sets.ts'),
  ]);
  if (spoken === tongue()) sayer.value = sayerOf<SetWord>(own, setWords);
}

/** Returns a message about card sets; '' until they are fetched. */
export const saySets = (word: SetWord, values: Values = {}): string => sayer.value?.(word, values) ?? '';
