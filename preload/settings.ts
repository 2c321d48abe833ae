import type { OptionsKey } from './games.ts';
import type { Look } from './looks.ts';

/** How fast animations can be set to be. */
export const ANIMATION_SPEEDS = [0, 0.5, 1, 2] as const;
/** How large bars and panels can be set to be, in per cent. */
export const ZOOMS = [80, 90, 100, 110, 125, 150] as const;
/** For how many seconds each choice is lit for a person with one switch; 0: nothing is scanned. */
export const SCAN_SECONDS = [0, 3, 1.5, 0.8] as const;
/** For how many minutes a game can be set to last; 0: as long as it lasts. */
export const COUNTDOWNS = [0, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20] as const;
/** Games that are remembered as recent. */
export const MAX_RECENT = 12;

/** What a click on a card does: it plays the card, picks it up to be placed by a second click, or does nothing. */
export const CLICKS = ['play', 'pick-up', 'nothing'] as const;

/** What a new deal is to be: any, one that can be won, or one of these and as hard as that. */
export const DEAL_WISHES = ['any', 'winnable', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type DealWish = (typeof DEAL_WISHES)[number];

/** The languages that may be set, each by its ISO 639 code; `pt` is that of Brazil. */
export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How often a game of a player's own was won: of so many deals, and by the simple computer player. */
export interface OwnOdds {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly chance: number;
  readonly open: number;
  readonly simpleGames: number;
  readonly simpleWins: number;
  /** Of the win in the middle, by their number of moves; where one was met. */
  readonly moves?: number | undefined;
}

/** What a person may set; every field has a usual value. */
export interface Settings extends Look {
  /** The looks of games that have one of their own. */
  readonly looks: Readonly<Record<string, Look>>;
  readonly theme: 'system' | 'light' | 'dark';
  /** How large bars and panels are; the table keeps its own measure. */
  readonly zoom: (typeof ZOOMS)[number];
  /** 0 = no animation, 1 = usual, 2 = twice as fast. */
  readonly speed: (typeof ANIMATION_SPEEDS)[number];
  readonly click: (typeof CLICKS)[number];
  readonly autoplay: boolean;
  /** A whole run goes home as soon as it lies there, also where it might be of use in its column. */
  readonly runsHome: boolean;
  readonly sounds: boolean;
  /** How loud the cards are heard, 0 to 1. */
  readonly volume: number;
  /** How loud a refused move is heard, 0 to 1. */
  readonly refusalVolume: number;
  /** How loud a win is heard, 0 to 1. */
  readonly winVolume: number;
  readonly leftHanded: boolean;
  /** Court cards have the letters of the language, where it has its own. */
  readonly localLetters: boolean;
  /** A letter in the corners of cards says which are red and which are black. */
  readonly colourLetters: boolean;
  readonly scan: (typeof SCAN_SECONDS)[number];
  readonly showClock: boolean;
  /** So many minutes are counted down in place of the time, also where that is hidden; the game goes on after them. */
  readonly countdown: (typeof COUNTDOWNS)[number];
  readonly showMoves: boolean;
  readonly showScore: boolean;
  /** A bar under the table on which the moves can be gone through, back and on. */
  readonly showTimeline: boolean;
  /** Whether the game can still be won is shown while it is played; a help that is recorded. */
  readonly showProspect: boolean;
  /** Before a move that throws a sure win away the player is asked; a help that is recorded. */
  readonly guard: boolean;
  /** An earlier game of the deal is raced against, by the cards at home. */
  readonly ghost: boolean;
  /** The last game that somebody shared, as a link with the times of its moves, to be raced against; '' for none. */
  readonly race: string;
  /** Nothing is taken back, begun again or helped with. */
  readonly oneTry: boolean;
  /** A hint first says where, then which card, and then the move. */
  readonly hintDegrees: boolean;
  /** A pause lays a cover over the table. */
  readonly pauseHides: boolean;
  /** A game met for the first time comes with the offer to show how it is played. */
  readonly lessons: boolean;
  /** Milestones are announced when they are reached, and are in the menu. */
  readonly milestones: boolean;
  /** The names of the milestones that were announced. */
  readonly milestonesTold: readonly string[];
  /** By milestone, the day on which it was reached, counted from 1 January 1970. */
  readonly milestoneDays: Readonly<Record<string, number>>;
  /** Rating, deviation and volatility of a player's puzzles. */
  readonly puzzleRating: readonly [rating: number, deviation: number, volatility: number];
  /** By list, `freecell` or `freecell-lost`, deals of puzzles that were solved at once, and of those that weren't. */
  readonly puzzlesSolved: Readonly<Record<string, readonly number[]>>;
  readonly puzzlesFailed: Readonly<Record<string, readonly number[]>>;
  readonly language: 'system' | Language;
  readonly favourites: readonly string[];
  /** Most recent first. */
  readonly recent: readonly string[];
  /** The last choice of options of each game. */
  readonly options: Readonly<Record<string, OptionsKey>>;
  /** The games that the player has made, by their ids, which say their rules: what each is called. */
  readonly ownGames: Readonly<Record<string, string>>;
  /** What games of others are called that were played lately and are not kept. */
  readonly metNames: Readonly<Record<string, string>>;
  /** What is said of games that players have made. */
  readonly ownNotes: Readonly<Record<string, string>>;
  /** How often those games were won, as far as that was found out. */
  readonly ownOdds: Readonly<Record<string, OwnOdds>>;
  /** What a new deal of each game is to be; `any` where nothing is said. */
  readonly wishes: Readonly<Record<string, DealWish>>;
}
