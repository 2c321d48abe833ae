import { signal } from '@preact/signals';
import type { Language } from '../../../preload/api.ts';
import type { setWords as english } from '../en/card-sets.ts';
import { type Sayer, sayerOf, tongue, type Values } from '../say.ts';

/** The name of a message about card sets of one's own. */
export type SetWord = keyof typeof english;

/** Messages in one language; what it lacks is said in English. */
type SetMessages = Readonly<Partial<Record<SetWord, string>>>;

const SAID: Readonly<Record<Language, () => Promise<{ readonly setWords: SetMessages }>>> = {
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

/** The messages of a language. @throws when they can't be fetched. */
export const loadSetWords = async (language: Language): Promise<SetMessages> => (await SAID[language]()).setWords;

/** A signal: what was said is said again in another language. */
const sayer = signal<Sayer<SetWord> | undefined>(undefined);

/** Has the messages of the language in use ready to be said. @throws when they can't be fetched. */
export async function fetchSetWords(): Promise<void> {
  const spoken = tongue();
  const [own, { setWords }] = await Promise.all([
    loadSetWords(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/card-sets.ts'),
  ]);
  if (spoken === tongue()) sayer.value = sayerOf<SetWord>(own, setWords);
}

/** A message about card sets, once they were fetched. */
export const saySets = (word: SetWord, values: Values = {}): string => sayer.value?.(word, values) ?? '';
