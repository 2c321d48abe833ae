import type { Language } from '../../../preload/api.ts';
import type { puzzle as english } from '../en/puzzle.ts';
import { type Sayer, sayerOf, tongue } from '../say.ts';

/** The name of a message about puzzles. */
export type PuzzleWord = keyof typeof english;

/** Messages in one language; English stands in for those it lacks. */
type PuzzleMessages = Readonly<Partial<Record<PuzzleWord, string>>>;

/** Fetched with the first puzzle: playing does not need them. */
const PUZZLE_MESSAGES: Readonly<Record<Language, () => Promise<{ readonly puzzle: PuzzleMessages }>>> = {
  en: () => import('../en/puzzle.ts'),
  de: () => import('../de/puzzle.ts'),
  fr: () => import('../fr/puzzle.ts'),
  es: () => import('../es/puzzle.ts'),
  it: () => import('../it/puzzle.ts'),
  pt: () => import('../pt/puzzle.ts'),
  nl: () => import('../nl/puzzle.ts'),
  pl: () => import('../pl/puzzle.ts'),
  sv: () => import('../sv/puzzle.ts'),
};

/** Loads the messages of a language. @throws when they can't be fetched. */
export const loadPuzzleMessages = async (language: Language): Promise<PuzzleMessages> =>
  (await PUZZLE_MESSAGES[language]()).puzzle;

/** Says messages about puzzles in one language. */
export interface Puzzling {
  readonly tongue: ReturnType<typeof tongue>;
  readonly say: Sayer<PuzzleWord>;
}

/** Loads what is needed to say messages about puzzles in the current language. @throws when they can't be fetched. */
export async function fetchPuzzling(): Promise<Puzzling> {
  const spoken = tongue();
  const [own, { puzzle }] = await Promise.all([
    loadPuzzleMessages(spoken === 'pseudo' ? 'en' : spoken),
    import('../en/puzzle.ts'),
  ]);
  return { tongue: spoken, say: sayerOf<PuzzleWord>(own, puzzle) };
}
