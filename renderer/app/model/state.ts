import type { KnownVerdict, Looking, OptionsKey, OwnGame } from '../../../engine/index.ts';
import type { HostInfo, KeptGame, KeptSummary, Settings } from '../../../preload/api.ts';
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

/** A game that went on here without the host, and with it in another window. */
export interface ForkedGame {
  readonly here: KeptGame;
  readonly there: KeptGame;
  readonly answer: (choice: 'here' | 'there') => void;
}

/** A game of somebody's own that the player has never met; `isWatched`: what was handed on is a game with its moves. */
export interface MetGame {
  readonly id: string;
  readonly isWatched: boolean;
  readonly answer: (yes: boolean) => void;
}

/** Whether the game on the table can still be won. */
export interface Prospect {
  /** The last that was known, while a search goes on; undefined: nothing yet. */
  readonly known: KnownVerdict | undefined;
  readonly searching: boolean;
  /** Of a lost game the move it was lost with, 0 for the deal; or, when not `sure`, that move or one before. */
  readonly since: { readonly move: number; readonly sure: boolean } | undefined;
}

/**
 * Everything the panels show. The play changes in place and notifies its watchers; what is computed for a position
 * checks that it is still on the table, see `TableMemo`.
 */
export interface State {
  readonly hello: HostInfo;
  readonly settings: Settings;
  readonly dark: boolean;
  /** Pictures of the person's own that have been asked for, and are there. */
  readonly pictures: BoardLook['pictures'];
  readonly play: Play | undefined;
  readonly paused: boolean;
  /** The line in the status bar. */
  readonly message: string;
  /** The same words beside the pile they are about. */
  readonly beside: { readonly pile: number; readonly text: string } | undefined;
  /** What a screen reader says next; differs from the message where a sighted person sees it on the table. */
  readonly said: string;
  /** Something that went wrong and stays until it is dismissed or mended. */
  readonly warning: string;
  readonly panel: Panel | undefined;
  /** The result that the review is of; undefined: of the game on the table. */
  readonly reviewing: number | undefined;
  /** The review was opened from the list of games played, or that list is opened again after it. */
  readonly history: boolean;
  readonly rules: boolean;
  /** The cards fly about for a win: they have the table for themselves. */
  readonly celebrating: boolean;
  /** The game whose win was recorded last, and what to say of it once that is known. */
  readonly recorded: Play | undefined;
  readonly win: RecordedWin | undefined;
  /** A game that another page is playing. */
  readonly elsewhere: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** The game to go back to from there. */
  readonly before: { readonly game: string; readonly options: OptionsKey } | undefined;
  /** A backup is being put in place of everything: nothing can be played till the page begins anew. */
  readonly restoring: boolean;
  /** Options chosen in mid-game, for the next deal. */
  readonly pending: OptionsKey | undefined;
  /** Asking whether to give up a game: the one on the table, or one in progress. */
  readonly asking: { readonly about: 'table' | 'kept'; readonly answer: (yes: boolean) => void } | undefined;
  /** A deal is looked for, and that takes its time; how far it is once that is known, and what ends it. */
  readonly looking: { readonly far: Looking | undefined; readonly cancel: () => void } | undefined;
  /** Asking which of two games is to go on. */
  readonly parted: ForkedGame | undefined;
  /** A game of somebody's own is met for the first time: its rules are shown before it is played, or watched. */
  readonly meeting: MetGame | undefined;
  /** Why what was played is not kept yet. */
  readonly waits: Waiting | undefined;
  /** A game shown move by move; `play` is then that game, over. */
  readonly replay: Replay | undefined;
  /** How the game is played is being shown: by the moves of `replay`. */
  readonly lesson: ShownLesson | undefined;
  /** A game just dealt, of a kind the player has never met, for which a lesson is offered. */
  readonly offered: Play | undefined;
  /** The player's own game, which waits under the replay. */
  readonly under: Play | undefined;
  /** What was asked about the game on the table is being found out, or it is known to be won, or lost, or never won. */
  readonly solving: 'searching' | 'won' | 'lost' | 'never' | undefined;
  /** Asking whether a position is lost: it can be answered while that is `laid` on the table. */
  readonly puzzle: { readonly laid: boolean; readonly answer: (lost: boolean) => void } | undefined;
  /** Undefined while nobody wants to see it. */
  readonly prospect: Prospect | undefined;
  /** What the deal on the table is raced against, and the last game that somebody shared. */
  readonly ghost: Ghost | undefined;
  readonly shared: SharedGame | undefined;
  /** What was pasted and could not be read, to be mended in the panel of what is shared. */
  readonly draft: string;
  readonly going: readonly KeptSummary[];
  /** Games that others have made and handed on, by their ids, also those that the player keeps. */
  readonly met: Readonly<Record<string, OwnGame>>;
  /** The game whose page is open over the picker; '': none. */
  readonly looked: string;
  /** The address asks for what end-to-end tests may reach. */
  readonly testing: boolean;
}

/** The state before the first game: the host's answers, and nothing on the table. */
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
