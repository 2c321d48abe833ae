import { signal } from '@preact/signals';
import type { Language } from '../../../preload/api.ts';
import type { extra as english } from '../en/extra.ts';
import { type Sayer, sayerOf, tongue, type Values } from '../say.ts';

/** The name of a message that a game can be played without. */
export type ExtraWord = keyof typeof english;

/** Messages in one language; what it lacks is said in English. */
type ExtraMessages = Readonly<Partial<Record<ExtraWord, string>>>;

const SAID: Readonly<Record<Language, () => Promise<{ readonly extra: ExtraMessages }>>> = {
  en: () => import('../en/extra.ts'),
  de: () => import('../de/extra.ts'),
  fr: () => import('../fr/extra.ts'),
  es: () => import('../es/extra.ts'),
  it: () => import('../it/extra.ts'),
  pt: () => import('../pt/extra.ts'),
  nl: () => import('../nl/extra.ts'),
  pl: () => import('../pl/extra.ts'),
  sv: () => import('../sv/extra.ts'),
};

/** The messages of a language. @throws when they can't be fetched. */
export const loadExtra = async (language: Language): Promise<ExtraMessages> => (await SAID[language]()).extra;

/** A signal: what was said is said again in another language. */
const sayer = signal<Sayer<ExtraWord> | undefined>(undefined);

/** Has the messages of the language in use ready to be said. @throws when they can't be fetched. */
export async function fetchExtra(): Promise<void> {
  const spoken = tongue();
  const [own, { extra }] = await Promise.all([
    loadExtra(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/extra.ts'),
  ]);
  if (spoken === tongue()) sayer.value = sayerOf<ExtraWord>(own, extra);
}

/** Such a message, once they were fetched. */
export const sayExtra = (word: ExtraWord, values: Values = {}): string => sayer.value?.(word, values) ?? '';
