import type { OptionsKey } from './games.ts';

/** How well a game of another program agrees with Baize's. */
export const CARRIED_RULES = ['same', 'name', 'other'] as const;
/** `name`: only the name is known to agree; `other`: the rules are known to differ. */
export type CarriedRules = (typeof CARRIED_RULES)[number];

/** The program, player, game and options that some totals are of. */
export interface CarriedKey {
  /** The name of the program. */
  readonly source: string;
  /** The player's name there; '' where the program knows no players. */
  readonly player: string;
  /** The id of Baize's game; '' for the sum of all games that Baize does not have. */
  readonly game: string;
  /** '' where the program counts all options together, or they are unknown. */
  readonly options: OptionsKey;
}

/** Totals of games played in another program, before Baize. They count in no other statistics. */
export interface NewCarried extends CarriedKey {
  /** How many games of that program are added up here. */
  readonly games: number;
  readonly played: number;
  readonly won: number;
  readonly longestWins: number | null;
  readonly longestLosses: number | null;
  /** In milliseconds, as the other program measured it. */
  readonly bestTime: number | null;
  /** As the other program counted them. */
  readonly fewestMoves: number | null;
  readonly rules: CarriedRules;
}

/** Totals that are stored. */
export interface CarriedTotal extends NewCarried {
  /** When they were imported, in milliseconds since 1970. */
  readonly taken: number;
}

/** A file of another solitaire program that was found on this computer. */
export interface FoundForeign {
  readonly name: string;
  /** For display, with `~` for the home folder. */
  readonly path: string;
  readonly base64: string;
}

/** The most letters of the name of a program or a player. */
export const MAX_CARRIED_LETTERS = 60;
/** The most totals in one request. */
export const MAX_CARRIED_AT_ONCE = 1000;
/** The most totals that are stored; a long-time player of several programs has a thousand. */
export const MAX_CARRIED = 10_000;
