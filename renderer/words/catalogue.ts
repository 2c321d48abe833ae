import { en } from './en/index.ts';

/** The name of a message; one that is not in the catalogue does not compile. */
export type Word = keyof typeof en;

/** All that is said in one language; what it lacks is said in English. */
export interface Catalogue {
  readonly messages: Readonly<Partial<Record<Word, string>>>;
  /** Labels of the games' options by the English ones that the engine gives. */
  readonly choices: Readonly<Record<string, string>>;
  /** Goals of the games by the English sentences of their pages. */
  readonly goals: Readonly<Record<string, string>>;
  /** Names of games by their ids, where players of the language have one of their own. */
  readonly names: Readonly<Record<string, string>>;
}

/** English is said as the engine and the pages write it, is always in the page, and lacks no message. */
export const ENGLISH = { messages: en, choices: {}, goals: {}, names: {} } as const satisfies Catalogue;
