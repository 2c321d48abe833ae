import type { OptionsKey } from '../model/options.ts';
import type { MappedGame } from './maps/game-map.ts';

/** A player's record of one game in another program. */
export interface ForeignTotal {
  /** The program's id or name of the game. */
  readonly id: string;
  /** The name of the game in the program; '' where only its number is known. */
  readonly name: string;
  /** Our game; undefined where Baize does not have it. */
  readonly ours: MappedGame | undefined;
  readonly played: number;
  readonly won: number;
  readonly longestWins: number | null;
  readonly longestLosses: number | null;
  /** Times of won games, in milliseconds. */
  readonly bestTime: number | null;
  readonly worstTime: number | null;
  readonly fewestMoves: number | null;
}

/** A player's record in another program. */
export interface ForeignPlayer {
  /** The name of the program. */
  readonly source: string;
  /** '' where the program knows no players. */
  readonly name: string;
  readonly totals: readonly ForeignTotal[];
  /** The program's own sum over all games, also over those that it has reset; null where it has none. */
  readonly all: { readonly played: number; readonly won: number } | null;
  /** Single results, without moves: the program's id of the game, when it began, and its outcome. */
  readonly log: readonly ForeignResult[];
}

/** A single result: the outcome and time of a game, without its moves. */
export interface ForeignResult {
  readonly id: string;
  readonly deal: string;
  readonly won: boolean;
  /** In milliseconds since 1970. */
  readonly begun: number;
  /** In milliseconds. */
  readonly elapsed: number;
}

/** Something in a file that is not imported, and why. */
export interface LeftOut {
  readonly what: string;
  readonly why: WhyLeftOut;
}

/** Why a line or group of a file is left out. */
export type WhyLeftOut =
  | 'no-numbers'
  | 'no-counts'
  | 'more-won'
  | 'negative'
  | 'too-high'
  | 'no-whole-number'
  | 'unknown-game'
  | 'unknown-options'
  | 'too-few'
  | 'too-many'
  | 'demo';

/** Choices of a player that have counterparts in Baize, with games by our ids. */
export interface ForeignChoices {
  readonly favourites: readonly string[];
  /** The newest first. */
  readonly recent: readonly string[];
  readonly options: Readonly<Record<string, OptionsKey>>;
  /** The game that was on the table last. */
  readonly last: string | null;
}

/** A file of another program with what its players have played or chosen. */
export interface ForeignRecords {
  readonly kind: 'records';
  readonly source: string;
  readonly players: readonly ForeignPlayer[];
  readonly leftOut: readonly LeftOut[];
  readonly choices: ForeignChoices;
  /** Whether FreeCell's totals may hold games with two decks, which the program counts with the others. */
  readonly mixesDecks?: true;
}

export const NO_CHOICES: ForeignChoices = { favourites: [], recent: [], options: {}, last: null };

/** Returns our game for a name that it has in the player's language. */
export type GameByName = (name: string) => string | undefined;

/** The highest count that is believed: no player plays more games. */
const MAX_COUNT = 10_000_000;
/** The highest sum of a player's counts, which must be within what is stored. */
export const MAX_SUM = 100_000_000;

/** Whether counts can be true; if not, why. */
export function faultOfCounts({
  played,
  won,
}: {
  readonly played: number;
  readonly won: number;
}): WhyLeftOut | undefined {
  if (played < 0 || won < 0) return 'negative';
  if (played > MAX_COUNT) return 'too-high';
  return won > played ? 'more-won' : undefined;
}

/** Returns a count that can be true, of at most `most`; null for any other number, and for 0. */
export const countOrNull = (count: number | undefined, most = MAX_COUNT): number | null =>
  count !== undefined && Number.isInteger(count) && count > 0 && count <= most ? count : null;
