import type english from '../../../assets/words/en/extra.json';
import { fetchedWords } from './fetched-words.ts';

/** Ids of messages that playing does not need. */
export type ExtraWord = keyof typeof english;

export const { fetch: fetchExtra, say: sayExtra } = fetchedWords<ExtraWord>(
  (folder) => import(`../../../assets/words/${folder}/extra.json`, { with: { type: 'json' } }),
);
