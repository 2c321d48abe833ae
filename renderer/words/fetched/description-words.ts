import type english from '../../../assets/words/en/glance.json';
import { catalogue } from '../say.ts';
import { fetchSayer, type FetchedSayer } from './fetched-words.ts';

/** The id of a message about a game's description. */
export type DescribedWord = keyof typeof english;

/** Says descriptions in one language. */
export type Describing = FetchedSayer<DescribedWord>;

/** Fetches, with the first page of rules, the messages that describe games in the current language. */
export async function fetchDescribing(): Promise<Describing> {
  const { spell = (text: string) => text } = catalogue();
  const fetched = await fetchSayer<DescribedWord>(
    (folder) => import(`../../../assets/words/${folder}/glance.json`, { with: { type: 'json' } }),
  );
  return { ...fetched, say: (id, values) => spell(fetched.say(id, values)) };
}
