import type english from '../../../assets/words/en/puzzles.json';
import { fetchSayer, type FetchedSayer } from './fetched-words.ts';

/** Ids of messages about puzzles. */
export type PuzzleWord = keyof typeof english;

/** Says messages about puzzles in one language. */
export type Puzzling = FetchedSayer<PuzzleWord>;

/** Fetches, with the first puzzle, the messages about puzzles. @throws when they can't be fetched. */
export const fetchPuzzling = (): Promise<Puzzling> =>
  fetchSayer<PuzzleWord>(
    (folder) => import(`../../../assets/words/${folder}/puzzles.json`, { with: { type: 'json' } }),
  );
