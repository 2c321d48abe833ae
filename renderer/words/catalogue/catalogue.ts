import { cardKeys as english } from '../en/card-keys.ts';
import { choices } from '../en/choices.ts';
import { en } from '../en/index.ts';

/** Names of messages; any other name does not compile. */
export type Word = keyof typeof en;

/**
 * The letters that stand for cards, in lower case; one letter may have several meanings. Other ranks are digits in
 * every language.
 */
export interface CardKeys {
  readonly ranks: Readonly<Record<keyof typeof english.ranks, string>>;
  readonly suits: Readonly<Record<keyof typeof english.suits, string>>;
}

/** All messages of one language; English stands in for those it lacks. */
export interface Catalogue {
  readonly messages: Readonly<Partial<Record<Word, string>>>;
  /** Labels of the games' options, by the engine's English labels. */
  readonly choices: Readonly<Record<string, string>>;
  /** Goals of the games, by the English sentences of their pages. */
  readonly goals: Readonly<Record<string, string>>;
  /** Names of games, by their ids, where the language has its own. */
  readonly names: Readonly<Record<string, string>>;
  readonly cardKeys: CardKeys;
  /** Respells text taken from English pages; absent where it stays as it is. */
  readonly spell?: (english: string) => string;
}

/** British English: spelt as the pages are, always part of the page, and complete. */
export const ENGLISH = {
  messages: en,
  choices,
  goals: {},
  names: {},
  cardKeys: english,
} as const satisfies Catalogue;
