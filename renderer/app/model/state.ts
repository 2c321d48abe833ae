import type { KnownVerdict, DealSearchProgress, OptionsKey, OwnGame } from '../../../engine/index.ts';
import type { Command, HostInfo, KeptGame, KeptSummary, Settings } from '../../../preload/api.ts';
import type { BoardLook } from '../../board/types.ts';
import type { Waiting } from './waiting.ts';
import type { Ghost, SharedGame } from './play/ghost.ts';
import type { Play } from './play/play.ts';
import type { Replay } from './replay/replay.ts';
import type { RecordedWin } from './win.ts';
import type { ShownLesson } from './replay/shown-lesson.ts';

/** The panels that cover the table, one at a time. */
export const PANELS = [
  'picker',
  'options',
  'new',
  'daily',
  'puzzles',
  'milestones',
  'deal',
  'share',
  'real',
  'correct',
  'statistics',
  'review',
  'saved',
  'settings',
  'card-sets',
  'likelihood',
  'keys',
  'about',
  'workshop',
] as const;
export type Panel = (typeof PANELS)[number];

/** A game that was continued both here, while the host was away, and in another window. */
export interface ForkedGame {
  readonly here: KeptGame;
  readonly there: KeptGame;
  readonly answer: (choice: 'here' | 'there') => void;
}

/** A game made by somebody else that is new to the player; `isWatched`: it came with moves to be watched. */
export interface MetGame {
  readonly id: string;
  readonly isWatched: boolean;
  readonly answer: (yes: boolean) => void;
}

/** A puzzle on the table: its task and, once it is answered, what was right. */
export interface ShownPuzzle {
  readonly play: Play;
  /** Its title, such as “Puzzle 12”. */
  readonly title: string;
  readonly text: string;
  /** The rating after the answer and its change, or why there is none; '' before the answer. */
  readonly rated: string;
  /** Neither answered nor helped since it was laid. */
  readonly isOpen: boolean;
  readonly tone: 'asks' | 'right' | 'wrong';
  /** Answers whether the position is lost; undefined: that is not asked, or not now. */
  readonly answer: ((lost: boolean) => void) | undefined;
  /** Shows what was right, or the command that does; undefined: the text says it. */
  readonly reveal: (() => void) | Command | undefined;
  /** Lays the next puzzle; undefined: not yet, or there is none. */
  readonly next: (() => void) | undefined;
}

/** Whether the game on the table can still be won. */
export interface Prospect {
  /** The last known verdict, which stays while a search runs; undefined: none yet. */
  readonly known: KnownVerdict | undefined;
  readonly searching: boolean;
  /** The move that lost the game, 0: the deal was lost. Unless `sure`, it may also have been an earlier move. */
  readonly since: { readonly move: number; readonly sure: boolean } | undefined;
}

/**
 * Everything the panels show. The play changes in place and notifies its watchers; values computed for a position check
 * that it is still on the table, see `TableMemo`.
 */
export interface State {
  readonly hello: HostInfo;
  readonly settings: Settings;
  readonly dark: boolean;
  /** The user's own pictures that were requested and have arrived. */
  readonly pictures: BoardLook['pictures'];
  readonly play: Play | undefined;
  readonly paused: boolean;
  /** The line in the status bar. */
  readonly message: string;
  /** The same message beside the pile it is about, or at the head of its card with that index. */
  readonly beside: { readonly pile: number; readonly index?: number | undefined; readonly text: string } | undefined;
  /** What a screen reader says next; differs from the message where sighted people see part of it on the table. */
  readonly said: string;
  /** Something went wrong; this stays until it is dismissed or fixed. */
  readonly warning: string;
  readonly panel: Panel | undefined;
  /** The number of the recorded result under review; undefined: the game on the table is. */
  readonly reviewing: number | undefined;
  /** The review was opened from the list of games played, or that list is shown again after the review. */
  readonly history: boolean;
  readonly rules: boolean;
  /** The cards fly about to celebrate a win; everything else is hidden. */
  readonly celebrating: boolean;
  /** The game whose win was recorded last, and the details of that win once they are known. */
  readonly recorded: Play | undefined;
  readonly win: RecordedWin | undefined;
  /** The game that was asked for, but is being played in another page. */
  readonly elsewhere: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** The game to go back to from that one. */
  readonly before: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** A backup is replacing everything: nothing can be played until the page is loaded anew. */
  readonly restoring: boolean;
  /** Options chosen during a game, for the next deal. */
  readonly pending: OptionsKey | undefined;
  /** A question is open whether to give up a game: the one on the table, or a saved one in progress. */
  readonly asking: { readonly about: 'table' | 'kept'; readonly answer: (yes: boolean) => void } | undefined;
  /** A slow search for a deal is running; `far`: its progress, once known; `cancel` ends the search. */
  readonly looking: { readonly far: DealSearchProgress | undefined; readonly cancel: () => void } | undefined;
  /** A question is open which of two versions of a game to continue. */
  readonly parted: ForkedGame | undefined;
  /** A game made by somebody else is new here: its rules are shown before it is played or watched. */
  readonly meeting: MetGame | undefined;
  /** Why the latest moves are not saved yet. */
  readonly waits: Waiting | undefined;
  /** A game shown move by move; `play` is then that game, over. */
  readonly replay: Replay | undefined;
  /** The lesson being shown, by the moves of `replay`. */
  readonly lesson: ShownLesson | undefined;
  /** A game just dealt that the player has never played: a lesson on it is offered. */
  readonly offered: Play | undefined;
  /** The player's own game, which waits under the replay. */
  readonly under: Play | undefined;
  /** The answer to the player's question about the game on the table, or that it is being searched for. */
  readonly solving: 'searching' | 'won' | 'lost' | 'never' | undefined;
  /** The puzzle on the table, until something else takes its place. */
  readonly puzzle: ShownPuzzle | undefined;
  /** undefined: the player has it switched off. */
  readonly prospect: Prospect | undefined;
  /** The ghost that the deal on the table is raced against, and the last game that somebody shared. */
  readonly ghost: Ghost | undefined;
  readonly shared: SharedGame | undefined;
  /** Pasted text that could not be read, to be corrected in the panel `share`. */
  readonly draft: string;
  readonly going: readonly KeptSummary[];
  /** Games made by others that were opened here, by their ids, including those that the player has saved. */
  readonly met: Readonly<Record<string, OwnGame>>;
  /** The game whose page is open over the picker; '': none. */
  readonly looked: string;
  /** The page's address asks for the test hook. */
  readonly testing: boolean;
}

/** Returns the state before the first game: the host's answers, and nothing on the table. */
export const firstState = (known: Pick<State, 'hello' | 'settings' | 'going' | 'warning' | 'testing'>): State => ({
  ...known,
  dark: false,
  pictures: {},
  play: undefined,
  paused: false,
  message: '',
  beside: undefined,
  said: '',
  panel: undefined,
  reviewing: undefined,
  history: false,
  rules: false,
  celebrating: false,
  recorded: undefined,
  win: undefined,
  elsewhere: undefined,
  restoring: false,
  before: undefined,
  pending: undefined,
  asking: undefined,
  looking: undefined,
  parted: undefined,
  meeting: undefined,
  waits: undefined,
  replay: undefined,
  lesson: undefined,
  offered: undefined,
  under: undefined,
  solving: undefined,
  puzzle: undefined,
  prospect: undefined,
  ghost: undefined,
  shared: undefined,
  draft: '',
  met: {},
  looked: '',
});
