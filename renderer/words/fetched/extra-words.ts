import type english from '../../../assets/words/en/extra.json';
import { fetchedWords } from './fetched-words.ts';

/** Ids of messages that only panels and pages say: `fetchLater` fetches both. */
export type ExtraWord = keyof typeof english;

export const {
  fetch: fetchExtra,
  say: sayExtra,
  has: isExtra,
} = fetchedWords<ExtraWord>(
  (folder) => import(`../../../assets/words/${folder}/extra.json`, { with: { type: 'json' } }),
  true,
);
