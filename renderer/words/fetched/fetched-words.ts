import { signal } from '@preact/signals';
import type { Messages } from '../catalogue/catalogue.ts';
import type { MessageEntry } from '../catalogue/entry.ts';
import { type Sayer, sayerOf, type Tongue, tongue, type Values } from '../say.ts';

/** Fetches a component's file of a language, by the language's folder. */
export type FetchFile<W extends string> = (folder: string) => Promise<{ readonly default: Messages<W> }>;

/** Says the messages of a component in one language. */
export interface FetchedSayer<W extends string> {
  readonly tongue: Tongue;
  readonly say: Sayer<W>;
  readonly has: (id: string) => id is W;
}

/**
 * Fetches what is needed to say a component's messages in the current language. `folder`: that of the language, unless
 * its country has one. @throws when they can't be fetched.
 */
export async function fetchSayer<W extends string>(fetchFile: FetchFile<W>, folder?: string): Promise<FetchedSayer<W>> {
  const spoken = tongue();
  const [own, english] = await Promise.all([
    fetchFile(folder ?? (spoken === 'pseudo' ? 'en' : spoken)),
    fetchFile('en'),
  ]);
  return {
    tongue: spoken,
    say: sayerOf<W>(own.default, english.default as Readonly<Record<W, MessageEntry>>),
    has: (id): id is W => Object.hasOwn(english.default, id),
  };
}

/** Messages that are fetched when they are first needed and then said like all others. */
export interface FetchedWords<W extends string> {
  /** Fetches the messages of the current language. @throws when they can't be fetched. */
  readonly fetch: () => Promise<void>;
  /**
   * Returns a message; '' until it is fetched, and for an unknown id. When the language has changed since, the messages
   * are fetched again, and components that show one are rendered again.
   */
  readonly say: (id: W, values?: Values) => string;
}

/** `folderOf`: returns the folder of the country, where it has one. */
export function fetchedWords<W extends string>(
  fetchFile: FetchFile<W>,
  folderOf: () => string | undefined = () => undefined,
): FetchedWords<W> {
  const sayer = signal<FetchedSayer<W> | undefined>(undefined);
  let asked: Tongue | undefined;
  const fetch = async (): Promise<void> => {
    asked = tongue();
    const fetched = await fetchSayer(fetchFile, folderOf());
    if (fetched.tongue === tongue()) sayer.value = fetched;
  };
  return {
    fetch,
    say: (id, values) => {
      const fetched = sayer.value;
      if (fetched && fetched.tongue !== tongue() && asked !== tongue()) void fetch().catch(() => {});
      return fetched?.has(id) ? fetched.say(id, values) : '';
    },
  };
}
