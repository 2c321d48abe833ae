/**
 * The whole contract between the renderer and its host (Electron's main process, or the browser host on loopback):
 * types and names only. Adding a message is one line here; the compiler then asks for its handler and its schema.
 */

import type { OwnCardSet, SetPart } from './card-sets.ts';
import type { CarriedKey, CarriedTotal, FoundForeign, NewCarried } from './carried.ts';
import type { Command, MenuLabels, LaunchAction } from './commands.ts';
import type { Backups, ExportPage, ImportKind, ImportReport, RecordedGame } from './exchange.ts';
import type { Figures, Month, Statistics } from './figures.ts';
import type {
  FinishedGame,
  KeptGame,
  KeptSummary,
  LostGame,
  NamedGame,
  NamedSummary,
  OpenedPlay,
  OptionsKey,
  PuzzleAnswer,
  ResultMark,
  ResultSummary,
  ReviewSubject,
  ReviewedSummary,
} from './games.ts';
import type { Diagnostics, HostInfo } from './host-info.ts';
import type { CardSetId, PictureName } from './looks.ts';
import type { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';
import type { BroughtTogether, Together } from './together.ts';

export * from './card-sets.ts';
export * from './carried.ts';
export * from './commands.ts';
export * from './exchange.ts';
export * from './figures.ts';
export * from './games.ts';
export * from './host-info.ts';
export * from './webp.ts';
export * from './looks.ts';
export * from './refusal.ts';
export * from './languages.ts';
export * from './settings.ts';
export * from './together.ts';

/** The requests that the renderer may send: argument list and answer of each. */
export interface Requests {
  hello: { args: []; answer: HostInfo };
  /** The player has seen the notices of `hello`. */
  'notices.seen': { args: []; answer: null };
  'log.tail': { args: []; answer: Diagnostics };
  'settings.read': { args: []; answer: Settings };
  /**
   * Restores the default settings, looks of single games too; keeps favourites, recent games, the player's own games,
   * each game's options and deal wish, milestones, puzzle results and the race.
   */
  'settings.reset': { args: []; answer: Settings };
  'settings.change': { args: [change: Partial<Settings>]; answer: Settings };
  /** A picture of the player's own, a WebP as base64; null where there is none. */
  'pictures.get': { args: [name: PictureName]; answer: string | null };
  /** Replaces a picture; at most MAX_PICTURE_BYTES and MAX_PICTURE_SIDE. */
  'pictures.keep': { args: [name: PictureName, webp: string]; answer: null };
  'pictures.drop': { args: [name: PictureName]; answer: null };
  /** The card sets that are complete, by name. */
  'sets.list': { args: []; answer: readonly OwnCardSet[] };
  /** Announces a set, whose pictures follow one by one; drops an earlier set that was announced and never completed. */
  'sets.keep': { args: [set: OwnCardSet]; answer: null };
  /** A picture of a set that was announced, a WebP as base64; at most MAX_CARD_BYTES and MAX_CARD_SIDE. */
  'sets.add': { args: [set: CardSetId, part: SetPart, webp: string]; answer: null };
  /** Pictures of a set, at most MAX_PARTS_ASKED; null where one is missing. */
  'sets.parts': { args: [set: CardSetId, parts: readonly SetPart[]]; answer: readonly (string | null)[] };
  'sets.drop': { args: [set: CardSetId]; answer: null };
  /** Claims the game with these options for this page and returns the kept game, if any. */
  'play.open': { args: [game: string, options: OptionsKey]; answer: OpenedPlay };
  /** Gives up the claim, so that another page may have the game. */
  'play.release': { args: [game: string, options: OptionsKey]; answer: null };
  'play.list': { args: []; answer: readonly KeptSummary[] };
  /**
   * Keeps the game, in place of the one kept before. It is on disk when the answer comes. Refused with code `elsewhere`
   * without a claim.
   */
  'play.keep': { args: [kept: KeptGame]; answer: null };
  /** Drops an unfinished game that was undone to its start: it was never played. */
  'play.drop': { args: [game: string, options: OptionsKey]; answer: null };
  /**
   * Records the result and drops the kept game if it is the same one, both or neither. A result that is sent again
   * because its answer was lost is not recorded twice.
   */
  'play.finish': { args: [finished: RecordedGame]; answer: null };
  /** The figures of one game or (null) of all, with one choice of options or (null) over all of them. */
  'statistics.of': { args: [game: string | null, options: OptionsKey | null]; answer: Figures };
  /** One line for every game ever finished, over all options. */
  'statistics.all': { args: []; answer: readonly Statistics[] };
  /** The earliest first, without months in which no game was played. */
  'statistics.months': { args: [game: string | null, options: OptionsKey | null]; answer: readonly Month[] };
  /** Forgets the results of one game or (null) all of them, after a backup; returns the backup's name. */
  'statistics.reset': { args: [game: string | null]; answer: string | null };
  /** The totals of games played in other programs, before Baize. */
  'carried.list': { args: []; answer: readonly CarriedTotal[] };
  /** Stores totals, at most MAX_CARRIED_AT_ONCE, in place of those of the same program, player, game and options. */
  'carried.keep': { args: [totals: readonly NewCarried[]]; answer: null };
  'carried.drop': { args: [keys: readonly CarriedKey[]]; answer: null };
  /** Looks where other solitaire programs keep their files, and returns those that there are. */
  'carried.search': { args: []; answer: readonly FoundForeign[] };
  /** The newest first, at most `limit` of them (1 to 1000), those that come after `mark` or (null) from the start. */
  'results.list': {
    args: [game: string | null, options: OptionsKey | null, limit: number, mark: ResultMark | null];
    answer: readonly ResultSummary[];
  };
  'results.get': { args: [id: number]; answer: FinishedGame | null };
  /**
   * The numbers of the deals of a game with its options that were won, once each, up to `most` (1 to a million), the
   * lowest first.
   */
  'results.won': { args: [game: string, options: OptionsKey, most: number]; answer: readonly number[] };
  /** How many games were won without undo, hints and solver, up to `most` (1 to 1000). */
  'results.clean': { args: [most: number]; answer: number };
  /** The findings of a review of a game, in notation; null if it was not reviewed yet. */
  'reviews.get': { args: [of: ReviewSubject]; answer: string | null };
  /** Games whose moves were kept, the newest first, at most `limit` of them (1 to 1000). */
  'reviews.list': {
    args: [game: string, options: OptionsKey | null, limit: number];
    answer: readonly ReviewedSummary[];
  };
  'reviews.keep': { args: [of: ReviewSubject, review: string]; answer: null };
  /** Lost games with the puzzles found in them, the newest first, at most `limit` of them (1 to 1000). */
  'puzzles.list': { args: [game: string, limit: number]; answer: readonly LostGame[] };
  /** Keeps the puzzle found in the lost game of that number, '' for none. */
  'puzzles.keep': { args: [result: number, puzzle: string]; answer: null };
  /** Keeps how the puzzle was answered; only the first answer counts. */
  'puzzles.answer': { args: [result: number, answer: Exclude<PuzzleAnswer, 'open'>]; answer: null };
  /** Finished games whole, those recorded after `after` (0 at first), as many as fit into an answer. */
  'export.results': { args: [after: number]; answer: ExportPage };
  'export.kept': { args: []; answer: readonly KeptGame[] };
  'export.named': { args: []; answer: readonly NamedGame[] };
  /** Begins an import, and forgets one that was never finished; returns its number. */
  'import.begin': { args: []; answer: number };
  /**
   * Checks rows and sets them aside; returns the result of the import so far. `first` is the number of the first row.
   */
  'import.add': {
    args: [ticket: number, kind: ImportKind, first: number, rows: readonly unknown[]];
    answer: ImportReport;
  };
  /** Imports all the rows set aside, all or nothing. */
  'import.finish': { args: [ticket: number]; answer: ImportReport };
  /** Forgets the rows set aside. */
  'import.drop': { args: [ticket: number]; answer: null };
  /**
   * Stops this page's long request, if one is running: a reset, an import, a backup, a restore. That request is then
   * refused with code `stopped` and changes nothing; one that is nearly done is finished.
   */
  'work.stop': { args: []; answer: null };
  /** The last named first. */
  'named.list': { args: []; answer: readonly NamedSummary[] };
  /** Keeps a game under a name, in place of any other of that name; returns its number. */
  'named.keep': { args: [name: string, kept: KeptGame]; answer: number };
  /**
   * Keeps a game under that name, or with a number behind it where another game has the name; the same position is kept
   * only once. Returns its number.
   */
  'named.aside': { args: [name: string, kept: KeptGame]; answer: number };
  'named.get': { args: [id: number]; answer: NamedGame | null };
  /** Refused when another game has that name. */
  'named.rename': { args: [id: number, name: string]; answer: null };
  'named.drop': { args: [id: number]; answer: null };
  'backups.list': { args: []; answer: Backups };
  /** Makes one now. */
  'backups.make': { args: []; answer: Backups };
  /**
   * Replaces the present data by a backup; the present data becomes a backup itself. Refused with code `elsewhere`
   * while another page plays. The page that asked must start again.
   */
  'backups.restore': { args: [name: string]; answer: null };
  'together.state': { args: []; answer: Together };
  /**
   * Shares a folder, by its full path, with other machines, or (null) stops sharing; answered once the folder has been
   * read. Refused where there is no such folder or nothing can be written into it.
   */
  'together.share': { args: [folder: string | null]; answer: Together };
  /** Reads the shared folder now. */
  'together.look': { args: []; answer: Together };
  /**
   * The next link or `.baize` file, as text, that the program was opened with and no page has asked for yet; null when
   * there is no more. Always null in the browser host.
   */
  'shared.next': { args: []; answer: string | null };
  /**
   * The last command that the program was started with and no page has run yet; null where there is none. Always null
   * in the browser host.
   */
  'wish.next': { args: []; answer: LaunchAction | null };
  /**
   * Lets the player choose a folder in the system's own dialog and returns its full path; null where none was chosen.
   * Always null in the browser host, which has no such dialog.
   */
  'window.chooseFolder': { args: []; answer: string | null };
  /** Whether the window fills the screen; false in the browser host, whose pages know it themselves. */
  'window.isFullScreen': { args: []; answer: boolean };
  /** Requests to the window itself; no effect in the browser host. */
  'window.fullScreen': { args: [on: boolean]; answer: null };
  'window.quit': { args: []; answer: null };
  /** Labels the application menu in the language of the page. */
  'window.menu': { args: [labels: MenuLabels]; answer: null };
}

/** Events that the host sends to the renderer. */
export interface Events {
  command: Command;
  /** Another page has claimed the game this page was playing, or given it back. */
  taken: { readonly game: string; readonly options: OptionsKey };
  /** The progress, from 0 to 1, of this page's long request: a restore, a reset, the end of an import, a backup. */
  progress: { readonly share: number };
  /** Changes came from other machines: a page that shows one of these games asks for it again. */
  together: BroughtTogether;
  /** The program was opened with something shared: `shared.next` returns it. */
  shared: null;
  /** The program was started with a command: `wish.next` returns it. */
  wished: null;
  /**
   * True when the machine sleeps or its screen is locked, so that the player cannot be playing; false when that ends.
   */
  asleep: boolean;
  /**
   * The page is about to end: it must request its unsaved changes before the listener returns; the host waits for them.
   */
  closing: null;
}

export type RequestName = keyof Requests;
export type EventName = keyof Events;

/** The answer to a request, or why there is none. */
export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** The object `window.baize`, made by the preload; the browser host's client has the same shape. */
export interface Bridge {
  request<N extends RequestName>(name: N, ...args: Requests[N]['args']): Promise<Reply<Requests[N]['answer']>>;
  /** Calls `listener` for every such event until the returned function is called. */
  on<N extends EventName>(name: N, listener: (detail: Events[N]) => void): () => void;
}

/** What the preload script gives the page in Electron's window. */
export interface WindowBridge extends Bridge {
  /** The locales that the person prefers, best first; Electron's own list for pages has only one. */
  readonly languages: readonly string[];
}

/** The argument by which the preload script is given these locales, between commas. */
export const LANGUAGES_ARGUMENT = '--baize-languages=';
