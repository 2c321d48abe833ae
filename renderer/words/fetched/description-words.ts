import type { Language } from '../../../preload/api.ts';
import type { description as english } from '../en/description.ts';
import { catalogue, type Sayer, sayerOf, tongue } from '../say.ts';

/** The name of a message about a game's description. */
export type DescribedWord = keyof typeof english;

/** Messages in one language; English stands in for those it lacks. */
type DescribedMessages = Readonly<Partial<Record<DescribedWord, string>>>;

/** Fetched with the first page of rules: playing does not need them. */
const DESCRIPTION_FILES: Readonly<Record<Language, () => Promise<{ readonly description: DescribedMessages }>>> = {
  en: () => import('../en/description.ts'),
  de: () => import('../de/description.ts'),
  fr: () => import('../fr/description.ts'),
  es: () => import('../es/description.ts'),
  it: () => import('../it/description.ts'),
  pt: () => import('../pt/description.ts'),
  nl: () => import('../nl/description.ts'),
  pl: () => import('../pl/description.ts'),
  sv: () => import('../sv/description.ts'),
};

/** Loads the messages of a language. @throws when they can't be fetched. */
export const loadDescribed = async (language: Language): Promise<DescribedMessages> =>
  (await DESCRIPTION_FILES[language]()).description;

/** Loads what is needed to say descriptions in the current language. */
export async function fetchDescribing(): Promise<Describing> {
  const spoken = tongue();
  const [own, { description }] = await Promise.all([
    loadDescribed(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/description.ts'),
  ]);
  const names: ReadonlySet<string> = new Set(Object.keys(description));
  const { spell = (text: string) => text } = catalogue();
  const write = sayerOf<DescribedWord>(own, description);
  return {
    tongue: spoken,
    say: (word, values) => spell(write(word, values)),
    has: (name): name is DescribedWord => names.has(name),
  };
}

/** Says descriptions in one language. */
export interface Describing {
  readonly tongue: ReturnType<typeof tongue>;
  readonly say: Sayer<DescribedWord>;
  readonly has: (name: string) => name is DescribedWord;
}
