import type english from '../../../assets/words/en/card-sets.json';
import { fetchedWords } from './fetched-words.ts';

/** Ids of messages about the user's own card sets. */
export type SetWord = keyof typeof english;

export const { fetch: fetchSetWords, say: saySets } = fetchedWords<SetWord>(
  (folder) => import(`../../../assets/words/${folder}/card-sets.json`, { with: { type: 'json' } }),
  true,
);
