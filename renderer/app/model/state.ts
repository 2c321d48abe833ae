import type { KnownVerdict } from '../../../engine/search.ts';
import type { OptionsKey, OwnGame } from '../../../engine/rules.ts';
import type { Command, HostInfo, KeptSummary, Settings } from '../../../preload/api.ts';
import type { BoardLook } from '../../board/model/look.ts';
import type { Word } from '../../words/say.ts';
import type { OpenDialog } from './open-dialog.ts';
import type { Waiting } from './waiting.ts';
import type { Ghost, SharedGame } from './play/ghost.ts';
import type { Play } from './play/play.ts';
import type { Replay } from './replay/replay.ts';
import type { BestWins, RecordedWin } from './win.ts';
import type { ShownLesson } from './replay/shown-lesson.ts';

/** The panels that cover the table, one at a time. */
export const PANELS = [
  'picker',
  'options',
  'new',
  'today',
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
  'carried',
  'card-sets',
  'likelihood',
  'keys',
  'about',
  'workshop',
] as const;
export type Panel = (typeof PANELS)[number];

/** A puzzle on the table: its task and, once it is answered, the right answer. */
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
  /** Shows the right answer, or is the command that does; undefined: the text contains it. */
  readonly reveal: (() => void) | Command | undefined;
  /** Lays the next puzzle; undefined: not yet, or there is none. */
  readonly next: (() => void) | undefined;
}

/** A message beside the pile it is about, or at the head of its card with that index. */
interface Beside {
  readonly pile: number;
  readonly index: number | undefined;
  /** A pile that it must not cover. */
  readonly clear: number | undefined;
  /** Stays until the next message, instead of for as long as it takes to read. */
  readonly stays: boolean;
  readonly text: string;
}

/** A button beside a message. */
export interface MessageButton {
  readonly word: Word;
  readonly act: () => void;
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
  /** The message over the foot of the table. */
  readonly message: string;
  /** The same message where it stands beside a pile instead. */
  readonly beside: Beside | undefined;
  /** The buttons beside the message, for what can be done about it. */
  readonly offers: readonly MessageButton[];
  /**
   * The text that a screen reader says next. It differs from the message where sighted people see part of the message
   * on the table.
   */
  readonly said: string;
  /** An error message, which stays until it is dismissed or the error is fixed. */
  readonly warning: string;
  readonly panel: Panel | undefined;
  /** The number of the recorded result under review; undefined: the game on the table is. */
  readonly reviewedResult: number | undefined;
  /** The review was opened from the list of games played, or that list is shown again after the review. */
  readonly history: boolean;
  readonly rules: boolean;
  /** The cards fly about to celebrate a win; everything else is hidden. */
  readonly celebrating: boolean;
  /** The game whose win was recorded last, and the details of that win once they are known. */
  readonly recordedPlay: Play | undefined;
  readonly win: RecordedWin | undefined;
  /** The best of the wins with the same options before it; undefined: not known. */
  readonly bestBefore: BestWins | undefined;
  /** The game that was asked for, but is being played in another page. */
  readonly elsewhere: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** The game to go back to from that one. */
  readonly gameBefore: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** A backup is replacing everything: nothing can be played until the page is loaded again. */
  readonly isRestoring: boolean;
  /** Options chosen during a game, for the next deal. */
  readonly pendingOptions: OptionsKey | undefined;
  /** The dialog that covers everything else until it is answered or closed. */
  readonly dialog: OpenDialog | undefined;
  /** Why the latest moves are not saved yet. */
  readonly saveDelay: Waiting | undefined;
  /** A game shown move by move; `play` is then that game, which counts as over. */
  readonly replay: Replay | undefined;
  /** The lesson being shown, by the moves of `replay`. */
  readonly lesson: ShownLesson | undefined;
  /** A game just dealt that the player has never played: a lesson on it is offered. */
  readonly lessonOffer: Play | undefined;
  /** The player's own game, which waits under the replay. */
  readonly waitingPlay: Play | undefined;
  /** The answer to the player's question about the game on the table, or that it is being searched for. */
  readonly solving: 'searching' | 'won' | 'lost' | 'never' | undefined;
  /** The puzzle on the table, until something else replaces it. */
  readonly puzzle: ShownPuzzle | undefined;
  /** undefined: the player has it switched off. */
  readonly prospect: Prospect | undefined;
  /** The ghost that the deal on the table is raced against, and the last shared game. */
  readonly ghost: Ghost | undefined;
  readonly shared: SharedGame | undefined;
  /** Pasted text that could not be read, to be corrected in the panel `share`. */
  readonly draft: string;
  readonly gamesInProgress: readonly KeptSummary[];
  /** Games made by others that were opened here, by their ids, including those that the player has saved. */
  readonly othersGames: Readonly<Record<string, OwnGame>>;
  /** The game whose page is open over the picker; '': none. */
  readonly shownGame: string;
  /** The page's address asks for the test hook. */
  readonly testing: boolean;
}

/** Returns the state before the first game: the host's answers, and nothing on the table. */
export const firstState = (
  known: Pick<State, 'hello' | 'settings' | 'gamesInProgress' | 'warning' | 'testing'>,
): State => ({
  ...known,
  dark: false,
  pictures: {},
  play: undefined,
  paused: false,
  message: '',
  beside: undefined,
  offers: [],
  said: '',
  panel: undefined,
  reviewedResult: undefined,
  history: false,
  rules: false,
  celebrating: false,
  recordedPlay: undefined,
  win: undefined,
  bestBefore: undefined,
  elsewhere: undefined,
  isRestoring: false,
  gameBefore: undefined,
  pendingOptions: undefined,
  dialog: undefined,
  saveDelay: undefined,
  replay: undefined,
  lesson: undefined,
  lessonOffer: undefined,
  waitingPlay: undefined,
  solving: undefined,
  puzzle: undefined,
  prospect: undefined,
  ghost: undefined,
  shared: undefined,
  draft: '',
  othersGames: {},
  shownGame: '',
});
