import { signal } from '@preact/signals';
import type { Messages } from '../catalogue/catalogue.ts';
import type { MessageEntry } from '../catalogue/entry.ts';
import { AMERICAN, isAmerican } from '../language.ts';
import { fetchWithLanguage, type Sayer, sayerOf, type Tongue, type Values, type Voice, voice } from '../say.ts';
import { fetchAgain } from './fetch-again.ts';

/** Fetches a component's file of a language, by the language's folder. */
export type FetchFile<W extends string> = (folder: string) => Promise<{ readonly default: Messages<W> }>;

/** Says the messages of a component in one language. */
export interface FetchedSayer<W extends string> {
  readonly tongue: Tongue;
  readonly say: Sayer<W>;
  readonly has: (id: string) => id is W;
}

/** Returns the folder of a language. */
const folderOf = ({ tongue }: Voice): string => (tongue === 'pseudo' ? 'en' : tongue);

/** Fetches what is needed to say a component's messages, by default in the current language. @throws when it can't. */
export async function fetchSayer<W extends string>(
  fetchFile: FetchFile<W>,
  spoken = voice(),
  folder = folderOf(spoken),
): Promise<FetchedSayer<W>> {
  const fetch = (from: string) => fetchAgain(() => fetchFile(from));
  const [own, english] = await Promise.all([fetch(folder), fetch('en')]);
  return {
    tongue: spoken.tongue,
    say: sayerOf<W>(spoken, own.default, english.default as Readonly<Record<W, MessageEntry>>),
    has: (id): id is W => Object.hasOwn(english.default, id),
  };
}

/** Messages that are fetched when they are first needed and then said like all others. */
export interface FetchedWords<W extends string> {
  /** Fetches the messages of the current language; those of others come with a switch. @throws when it can't. */
  readonly fetch: () => Promise<void>;
  /** Returns a message; '' until it is fetched, and for an unknown id. */
  readonly say: (id: W, values?: Values) => string;
  /** Whether there is a message of that name; false until they are fetched. */
  readonly has: (id: string) => id is W;
}

/** `hasAmerican`: whether American English has messages of its own. */
export function fetchedWords<W extends string>(fetchFile: FetchFile<W>, hasAmerican = false): FetchedWords<W> {
  const sayer = signal<FetchedSayer<W> | undefined>(undefined);
  const fetchFor = async (spoken: Voice): Promise<() => void> => {
    const british = () => fetchSayer(fetchFile, spoken);
    const american = hasAmerican && isAmerican(spoken.locale);
    const fetched = await (american ? fetchSayer(fetchFile, spoken, AMERICAN).catch(british) : british());
    return () => (sayer.value = fetched);
  };
  const fetch = async (): Promise<void> => {
    const spoken = voice();
    const use = await fetchFor(spoken);
    if (spoken !== voice()) return fetch();
    use();
    fetchWithLanguage(fetchFor);
  };
  return {
    fetch,
    say: (id, values) => (sayer.value?.has(id) ? sayer.value.say(id, values) : ''),
    has: (id): id is W => sayer.value?.has(id) === true,
  };
}
