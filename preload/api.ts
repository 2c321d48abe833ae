/**
 * The whole contract between the renderer and its host (Electron's main process, or the browser host on loopback):
 * types and names only. Adding a message is one line here; the compiler then asks for its handler and its schema.
 */

/** Options of a game as one text, `key=value` joined by `;` in the game's own order; '' for a game without options. */
export type OptionsKey = string;

/** A game as it is kept: everything needed to go on with it, its undo and redo history included. */
export interface KeptGame {
  readonly game: string;
  readonly options: OptionsKey;
  /** The version of the game's rules that the moves were made under. */
  readonly rules: number;
  /** The number of the deal; of a deal of one's own one that its cards give. */
  readonly deal: number;
  /** The cards of a deal of one's own, two letters each, the first dealt first; '' when it was dealt by number. */
  readonly cards: string;
  /** Every move in notation, in order, joined by spaces; those after `at` have been undone and can be redone. */
  readonly moves: string;
  /** How many of `moves` stand on the table. */
  readonly at: number;
  /** Moves that stand and that the player made, those made automatically left out. */
  readonly moveCount: number;
  readonly score: number;
  /** Time played, in milliseconds. */
  readonly clock: number;
  /** When the game was begun, in milliseconds since 1970. */
  readonly begun: number;
  readonly help: HelpUsed;
}

/** Help a player took; recorded, not punished. */
export interface HelpUsed {
  readonly undos: number;
  readonly hints: number;
  readonly solver: boolean;
}

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
export type Opened = { readonly status: 'mine'; readonly kept: KeptGame | null } | { readonly status: 'elsewhere' };

export type Outcome = 'won' | 'lost';

/** A game that has come to its end: the kept game, and how it ended. */
export interface FinishedGame extends KeptGame {
  readonly outcome: Outcome;
}

/** A finished game in a list; `id` asks for its moves with `results.get`. */
export interface ResultSummary {
  readonly id: number;
  readonly game: string;
  readonly options: OptionsKey;
  readonly deal: number;
  readonly cards: string;
  readonly outcome: Outcome;
  readonly score: number;
  readonly moveCount: number;
  readonly clock: number;
  /** When it ended, in milliseconds since 1970. */
  readonly ended: number;
}

/** Figures of one game, either with one choice of options or over all of them. Times in milliseconds. */
export interface Statistics {
  readonly game: string;
  /** null: over all options. */
  readonly options: OptionsKey | null;
  readonly played: number;
  readonly won: number;
  /** The streak going on now: positive for wins, negative for losses, 0 before the first game. */
  readonly streak: number;
  readonly longestWins: number;
  readonly longestLosses: number;
  /** Times and moves are of won games; null before the first win. */
  readonly bestTime: number | null;
  readonly averageTime: number | null;
  readonly worstTime: number | null;
  readonly fewestMoves: number | null;
  /** Of every finished game; null before the first. */
  readonly bestScore: number | null;
  /** Of the last 30 finished games. */
  readonly lately: { readonly played: number; readonly won: number };
}

/** What a person may set; every field has a usual value. */
export interface Settings {
  readonly cardSet: 'classic' | 'four-colour' | 'large';
  readonly back: 'lattice' | 'waves' | 'plain';
  readonly table: 'baize' | 'wood' | 'slate';
  readonly theme: 'system' | 'light' | 'dark';
  /** 0 = no animation, 1 = usual, 2 = twice as fast. */
  readonly speed: number;
  readonly clickToMove: boolean;
  readonly autoplay: boolean;
  readonly sounds: boolean;
  /** 0 to 1. */
  readonly volume: number;
  readonly leftHanded: boolean;
  readonly showClock: boolean;
  readonly showMoves: boolean;
  readonly showScore: boolean;
  /** A pause lays a cover over the table. */
  readonly pauseHides: boolean;
  readonly language: 'system' | 'en' | 'de';
  readonly favourites: readonly string[];
  /** Most recent first. */
  readonly recent: readonly string[];
  /** The last choice of options of each game. */
  readonly options: Readonly<Record<string, OptionsKey>>;
}

/** Something the host has to tell a person, once, when the window opens. */
export interface Notice {
  readonly kind: 'database-set-aside' | 'memory-only';
  /** For instance where the damaged file was put. */
  readonly detail: string;
}

export interface Hello {
  readonly version: string;
  readonly host: 'electron' | 'browser';
  readonly platform: 'win32' | 'darwin' | 'linux';
  readonly notices: readonly Notice[];
}

/** What the renderer may ask: argument list and answer of each request. */
export interface Requests {
  hello: { args: []; answer: Hello };
  'settings.read': { args: []; answer: Settings };
  /** Back to the usual settings, save for favourites, recent games and chosen options. */
  'settings.reset': { args: []; answer: Settings };
  'settings.change': { args: [change: Partial<Settings>]; answer: Settings };
  /** Claims the game with these options for this page and gives what is kept of it. */
  'play.open': { args: [game: string, options: OptionsKey]; answer: Opened };
  /** Lets another page have it. */
  'play.release': { args: [game: string, options: OptionsKey]; answer: null };
  'play.list': { args: []; answer: readonly KeptSummary[] };
  /** Keeps the game, in place of what was kept; on disk when answered. Refused with code `elsewhere` without a claim. */
  'play.keep': { args: [kept: KeptGame]; answer: null };
  /** Drops an unfinished game that was undone to its start: it was never played. */
  'play.drop': { args: [game: string, options: OptionsKey]; answer: null };
  /** Records the result and drops the kept game, both or neither. */
  'play.finish': { args: [finished: FinishedGame]; answer: null };
  'statistics.of': { args: [game: string, options: OptionsKey | null]; answer: Statistics };
  /** One line for every game ever finished, over all options. */
  'statistics.all': { args: []; answer: readonly Statistics[] };
  /** The newest first; `game` null for all games; at most `limit` of them (1 to 1000), passing over `skip`. */
  'results.list': { args: [game: string | null, limit: number, skip: number]; answer: readonly ResultSummary[] };
  'results.get': { args: [id: number]; answer: FinishedGame | null };
  /** The window's own wishes; no effect in the browser host. */
  'window.fullScreen': { args: [on: boolean]; answer: null };
  'window.quit': { args: []; answer: null };
  /** The application menu in the language of the page, which has it once it says so. */
  'window.menu': { args: [labels: MenuLabels]; answer: null };
}

/**
 * Commands of the application menu, as they reach the renderer. A page that handles a key itself calls
 * `preventDefault`, and the menu then stays silent: no key acts twice.
 */
export const COMMANDS = [
  'new',
  'choose',
  'deal-number',
  'restart',
  'undo',
  'redo',
  'hint',
  'deal',
  'all-home',
  'statistics',
  'rules',
  'full-screen',
  'pause',
  'settings',
  'options',
  'about',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Everything in the application menu that has a name: the commands, the menus, and what the system does by itself. */
export const MENU_NAMES = [
  ...COMMANDS,
  'game-menu',
  'edit-menu',
  'view-menu',
  'options-menu',
  'help-menu',
  'edit-cut',
  'edit-copy',
  'edit-paste',
  'edit-all',
  'quit',
] as const;
export type MenuName = (typeof MENU_NAMES)[number];

/** `&` marks the letter that opens an item from the keyboard. */
export type MenuLabels = Readonly<Record<MenuName, string>>;

/** What the host tells the renderer without being asked. */
export interface Events {
  command: Command;
  /** Another page has claimed the game this page was playing, or given it back. */
  taken: { readonly game: string; readonly options: OptionsKey };
  /** The page is about to end: what is not yet kept must be asked for before the listener returns; it will be waited for. */
  closing: null;
}

export type RequestName = keyof Requests;
export type EventName = keyof Events;

/** Why a request was refused; `message` can be shown to a person. */
export interface Refusal {
  readonly code: 'malformed' | 'stranger' | 'elsewhere' | 'failed';
  readonly message: string;
}

export type Reply<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

/** What the preload puts on `window.baize`; the browser host's client has the same shape. */
export interface Bridge {
  request<N extends RequestName>(name: N, ...args: Requests[N]['args']): Promise<Reply<Requests[N]['answer']>>;
  /** Calls `listener` at every such event until the function given back is called. */
  on<N extends EventName>(name: N, listener: (detail: Events[N]) => void): () => void;
}
