/** Games as they travel between the window and its host: kept, finished, named. */

import type { OptionsKey, Saved } from '../engine/rules.ts';

export type { OptionsKey } from '../engine/rules.ts';

/** A game as it is stored: the state that the engine needs to continue, and the player's time and help. */
export interface KeptGame extends Saved {
  /** The player's moves that were not undone, without automatic moves. */
  readonly moveCount: number;
  readonly score: number;
  /** Time played, in milliseconds. */
  readonly clock: number;
  /** When the game was begun, in milliseconds since 1970. */
  readonly begun: number;
  readonly help: HelpUsed;
  /** When each of the moves counted was made, as `makeTimes` writes it; games kept by earlier versions lack it. */
  readonly times?: string;
}

/** Help a player took; recorded, not punished. */
export interface HelpUsed {
  readonly undos: number;
  readonly hints: number;
  readonly solver: boolean;
  /**
   * The player was shown moves, by a replay, a solution, a review or a shared game, or had won the game before. The
   * game is kept among those played and counts in no figure, streak or goal.
   */
  readonly shown?: true;
}

/**
 * The fields of a kept game besides `help` and `times`, and the fields of `help`. Schemas, columns, exported files and
 * the browser's storage are derived from these two, so that a new field is named only here and in the type.
 */
export const GAME_FIELDS = {
  game: 'text',
  options: 'text',
  rules: 'number',
  deal: 'number',
  cards: 'text',
  moves: 'text',
  at: 'number',
  moveCount: 'number',
  score: 'number',
  clock: 'number',
  begun: 'number',
} as const satisfies Readonly<Record<Exclude<keyof KeptGame, 'help' | 'times'>, 'text' | 'number'>>;
export const HELP_FIELDS = {
  undos: 'number',
  hints: 'number',
  solver: 'switch',
  shown: 'switch',
} as const satisfies Readonly<Record<keyof HelpUsed, 'number' | 'switch'>>;

/** A kept game in a list, without its moves. */
export interface KeptSummary {
  readonly game: string;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  readonly moveCount: number;
  readonly clock: number;
  /** When it was last changed, in milliseconds since 1970. */
  readonly saved: number;
}

/** What `play.open` answers: the game is this page's to play, or another page has it. */
export type OpenedPlay = { readonly status: 'mine'; readonly kept: KeptGame | null } | { readonly status: 'elsewhere' };

export type Outcome = 'won' | 'lost';

/** A finished game: the kept game, and how it ended. */
export interface FinishedGame extends KeptGame {
  readonly outcome: Outcome;
}

/** A finished game in a list; `results.get` returns its moves by `id`. */
export interface ResultSummary {
  readonly id: number;
  readonly game: string;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  readonly outcome: Outcome;
  /** The number of moves of its log that were made and not undone; 0: the moves were not kept. */
  readonly at: number;
  /** It counts in no figure, see `HelpUsed`. */
  readonly shown: boolean;
  /** Without undo, hints and solver. */
  readonly clean: boolean;
  readonly score: number;
  readonly moveCount: number;
  readonly clock: number;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
}

/** A place in the list of finished games, which continues with the games that ended before it. */
export interface ResultMark {
  readonly ended: number;
  readonly id: number;
}

/**
 * The game that a review is of: a finished one by the number of its result, one in progress by its game and options.
 */
export type ReviewSubject = number | { readonly game: string; readonly options: OptionsKey };

/** A finished game that counts, with the findings of a review; null if it was not reviewed yet. */
export interface ReviewedSummary {
  readonly id: number;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  readonly outcome: Outcome;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  /** Without undo, hints and solver. */
  readonly clean: boolean;
  readonly review: string | null;
}

/** How a puzzle was first answered. */
export type PuzzleAnswer = 'open' | 'right' | 'wrong';

/**
 * A lost game that counts, with the puzzle that was found in it: '' where there is none, null before it was looked for.
 */
export interface LostGame {
  readonly id: number;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
  readonly puzzle: string | null;
  readonly answer: PuzzleAnswer;
}

/** A game kept under a name. */
export interface NamedGame {
  readonly name: string;
  /** When it was named, in milliseconds since 1970. */
  readonly saved: number;
  readonly kept: KeptGame;
}

/** A named game in a list; `named.get` returns the game itself by `id`. */
export interface NamedSummary extends KeptSummary {
  readonly id: number;
  readonly name: string;
}

/** The most letters in the name of a game. */
export const MAX_NAME_LETTERS = 80;
/** The most letters in a player's note on a game of their own. */
export const MAX_GAME_NOTE_LETTERS = 500;
/** The most games kept under names. */
export const MAX_NAMED = 500;
