import type { Language } from './languages.ts';
import type { OptionsKey } from './games.ts';
import type { Look } from './looks.ts';

/** The animation speeds that can be set. */
export const ANIMATION_SPEEDS = [0, 0.5, 1, 2] as const;
/** The sizes of bars and panels that can be set, in per cent. */
export const ZOOMS = [80, 90, 100, 110, 125, 150] as const;
/** The seconds for which each choice is highlighted for a person with one switch; 0: no scanning. */
export const SCAN_SECONDS = [0, 3, 1.5, 0.8] as const;
/** The time limits that can be set, in minutes; 0: none. */
export const COUNTDOWNS = [0, 3, 4, 5, 6, 7, 8, 10, 12, 15, 20] as const;
/** The most games remembered as recent. */
export const MAX_RECENT = 12;

/** The shows that celebrate a win; `any`: one that suits the game. */
export const FINALES = ['any', 'fountain', 'cascade', 'carousel', 'spiral', 'fan', 'ripple', 'pairs', 'burst'] as const;

/** The effect of a click on a card: it plays the card, picks it up to be placed by a second click, or has none. */
export const CLICKS = ['play', 'pick-up', 'nothing'] as const;

/** The kind of a new deal: any, winnable, or winnable and of that difficulty. */
export const DEAL_WISHES = ['any', 'winnable', 'easy', 'medium', 'hard', 'very-hard'] as const;
export type DealWish = (typeof DEAL_WISHES)[number];

/** How often a player's own game was won: by the solver on `deals` deals, and by the basic bot. */
export interface OwnOdds {
  readonly deals: number;
  readonly won: number;
  readonly lost: number;
  readonly chance: number;
  readonly open: number;
  readonly simpleGames: number;
  readonly simpleWins: number;
  /** The median number of moves of the wins, where there were any. */
  readonly moves?: number | undefined;
}

/** The settings; every field has a default. */
export interface Settings extends Look {
  /** The looks of games that have one of their own. */
  readonly looks: Readonly<Record<string, Look>>;
  readonly theme: 'system' | 'light' | 'dark';
  /** The size of bars and panels, in per cent; the table has a size of its own. */
  readonly zoom: (typeof ZOOMS)[number];
  /** 0: no animation, 1: normal, 2: twice as fast. */
  readonly speed: (typeof ANIMATION_SPEEDS)[number];
  readonly click: (typeof CLICKS)[number];
  readonly autoplay: boolean;
  /** A whole run goes home as soon as it is complete, even where it might be of use in its column. */
  readonly runsHome: boolean;
  /** The show that celebrates a win. */
  readonly finale: (typeof FINALES)[number];
  readonly sounds: boolean;
  /** The volume of the cards, 0 to 1. */
  readonly volume: number;
  /** The volume of a refused move, 0 to 1. */
  readonly refusalVolume: number;
  /** The volume of a win, 0 to 1. */
  readonly winVolume: number;
  readonly leftHanded: boolean;
  /** Court cards have the letters of the language, where it has its own. */
  readonly localLetters: boolean;
  /** A letter in the corners of cards says which are red and which are black. */
  readonly colourLetters: boolean;
  readonly scan: (typeof SCAN_SECONDS)[number];
  readonly showClock: boolean;
  /** Minutes counted down in place of the clock, also where that is hidden; the game goes on after them. */
  readonly countdown: (typeof COUNTDOWNS)[number];
  readonly showMoves: boolean;
  readonly showScore: boolean;
  /** A bar under the table with which the player can move through the moves. */
  readonly showTimeline: boolean;
  /** Shows during play whether the game can still be won; a help that is recorded. */
  readonly showProspect: boolean;
  /** Asks the player before a move that throws a sure win away; a help that is recorded. */
  readonly guard: boolean;
  /** Shows an earlier game of the deal to race against, by the cards at home. */
  readonly ghost: boolean;
  /** The last shared game, as a link with the times of its moves, to be raced against; '' for none. */
  readonly race: string;
  /** Times with hundredths of a second, splits after a win, and a restart that begins the clock again. */
  readonly speedRun: boolean;
  /** No undo, restart or help. */
  readonly oneTry: boolean;
  /** Hints come in steps: first where, then which card, then the move. */
  readonly hintDegrees: boolean;
  /** A pause lays a cover over the table. */
  readonly pauseHides: boolean;
  /** A game played for the first time offers to show how it is played. */
  readonly lessons: boolean;
  /** Milestones are announced when they are reached, and are in the menu. */
  readonly milestones: boolean;
  /** The names of the milestones that were announced. */
  readonly milestonesTold: readonly string[];
  /** The day on which each milestone was reached, counted from 1 January 1970. */
  readonly milestoneDays: Readonly<Record<string, number>>;
  /** Rating, deviation and volatility of a player's puzzles. */
  readonly puzzleRating: readonly [rating: number, deviation: number, volatility: number];
  /**
   * The deals of puzzles that were solved at the first try, of those that were not, and of those whose player took help
   * before the first answer, by list: `freecell` or `freecell-lost`.
   */
  readonly puzzlesSolved: Readonly<Record<string, readonly number[]>>;
  readonly puzzlesFailed: Readonly<Record<string, readonly number[]>>;
  readonly puzzlesHelped: Readonly<Record<string, readonly number[]>>;
  readonly language: 'system' | Language;
  readonly favourites: readonly string[];
  /** Most recent first. */
  readonly recent: readonly string[];
  /** The last choice of options of each game. */
  readonly options: Readonly<Record<string, OptionsKey>>;
  /** The names of the games that the player has made, by their ids, which encode their rules. */
  readonly ownGames: Readonly<Record<string, string>>;
  /** The names of other players' games that were played lately and are not kept. */
  readonly metNames: Readonly<Record<string, string>>;
  /** The notes on games made by players. */
  readonly ownNotes: Readonly<Record<string, string>>;
  /** How often those games were won, where that was measured. */
  readonly ownOdds: Readonly<Record<string, OwnOdds>>;
  /** The kind of deal wanted for each game; `any` if absent. */
  readonly wishes: Readonly<Record<string, DealWish>>;
}
