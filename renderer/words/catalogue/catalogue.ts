import type { Command, MenuName } from '../../../preload/api.ts';
import cardKeys from '../../../assets/words/en/card-keys.json' with { type: 'json' };
import commands from '../../../assets/words/en/commands.json' with { type: 'json' };
import lessons from '../../../assets/words/en/lessons.json' with { type: 'json' };
import options from '../../../assets/words/en/options.json' with { type: 'json' };
import panels from '../../../assets/words/en/panels.json' with { type: 'json' };
import table from '../../../assets/words/en/table.json' with { type: 'json' };
import type { MessageEntry } from './entry.ts';

const english = { ...commands, ...table, ...lessons, ...panels, ...options } satisfies Readonly<
  Record<`command.${Command}` | `menu.${MenuName}`, MessageEntry>
>;

/** The ids of the messages that the program starts with; any other id does not compile. */
export type Word = keyof typeof english;

/** Messages by their ids. */
export type Messages<W extends string> = Readonly<Partial<Record<W, MessageEntry>>>;

/**
 * The letters that stand for cards, in lower case; one letter may have several meanings. Other ranks are digits in
 * every language.
 */
export interface CardKeys {
  readonly ranks: Readonly<Record<keyof typeof cardKeys.ranks, string>>;
  readonly suits: Readonly<Record<keyof typeof cardKeys.suits, string>>;
}

/** The part of a catalogue with which the program starts in one language. English replaces missing messages. */
export interface Catalogue {
  readonly messages: Messages<Word>;
  /** Names of games, by their ids, where the language has its own. */
  readonly names: Readonly<Record<string, string>>;
  readonly cardKeys: CardKeys;
  /** Respells text taken from English pages; absent where it stays as it is. */
  readonly spell?: (english: string) => string;
}

/** British English: spelt as the pages are, always part of the page, and complete. */
export const ENGLISH: Catalogue & { readonly messages: Readonly<Record<Word, MessageEntry>> } = {
  messages: english,
  names: {},
  cardKeys,
};
