import { cardKeys as english } from './en/card-keys.ts';
import { choices } from './en/choices.ts';
import { en } from './en/index.ts';

/** The name of a message; one that is not in the catalogue does not compile. */
export type Word = keyof typeof en;

/** The letters that stand for cards, small; one letter may mean several. Other ranks are figures everywhere. */
export interface CardKeys {
  readonly ranks: Readonly<Record<keyof typeof english.ranks, string>>;
  readonly suits: Readonly<Record<keyof typeof english.suits, string>>;
}

/** All that is said in one language; what it lacks is said in English. */
export interface Catalogue {
  readonly messages: Readonly<Partial<Record<Word, string>>>;
  /** Labels of the games' options by the English ones that the engine gives. */
  readonly choices: Readonly<Record<string, string>>;
  /** Goals of the games by the English sentences of their pages. */
  readonly goals: Readonly<Record<string, string>>;
  /** Names of games by their ids, where players of the language have one of their own. */
  readonly names: Readonly<Record<string, string>>;
  readonly cardKeys: CardKeys;
  /** How what is taken from English pages is spelt; left out where it stays as they have it. */
  readonly spell?: (english: string) => string;
}

/** British English is said as the pages write it, is always in the page, and lacks no message. */
export const ENGLISH = {
  messages: en,
  choices,
  goals: {},
  names: {},
  cardKeys: english,
} as const satisfies Catalogue;
