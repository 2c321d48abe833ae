import { signal } from '@preact/signals';
import type { Language } from '../../../preload/api.ts';
import type { extra as english } from '../en/extra.ts';
import { type Sayer, sayerOf, tongue, type Values } from '../say.ts';

/** Names of messages that playing does not need. */
export type ExtraWord = keyof typeof english;

/** Messages in one language; English stands in for those it lacks. */
type ExtraMessages = Readonly<Partial<Record<ExtraWord, string>>>;

const EXTRA_FILES: Readonly<Record<Language, () => Promise<{ readonly extra: ExtraMessages }>>> = {
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

/** Loads the messages of a language. @throws when they can't be fetched. */
export const loadExtra = async (language: Language): Promise<ExtraMessages> => (await EXTRA_FILES[language]()).extra;

/** A signal, so that text is updated when the language changes. */
const sayer = signal<Sayer<ExtraWord> | undefined>(undefined);

/** Loads the messages of the current language. @throws when they can't be fetched. */
export async function fetchExtra(): Promise<void> {
  const spoken = tongue();
  const [own, { extra }] = await Promise.all([
    loadExtra(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/extra.ts'),
  ]);
  if (spoken === tongue()) sayer.value = sayerOf<ExtraWord>(own, extra);
}

/** Returns such a message; '' until they are fetched. */
export const sayExtra = (word: ExtraWord, values: Values = {}): string => sayer.value?.(word, values) ?? '';
