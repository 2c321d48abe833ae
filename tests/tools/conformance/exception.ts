import type { Drag, RecordedAction } from './action.ts';

/** What an exception may look at. */
export interface Position {
  /** As recorded, bottom card first. */
  readonly piles: readonly string[];
  /** The recorded actions that led here. */
  readonly done: readonly RecordedAction[];
  /** The labels of the recorded options that are on. */
  readonly options: readonly string[];
}

/**
 * What is left out of the comparison in one game, because Baize follows the manual there and the recorded program does
 * not.
 */
export interface Exceptions {
  readonly reason: string;
  /** Options under which Baize plays as the recorded program does, by label. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Legal drags that are not compared. */
  readonly drags?: (drag: Drag, position: Position) => boolean;
  /** Piles of which it is not compared whether they answer a click. */
  readonly clicks?: (pile: number) => boolean;
  /** Whether a deal is possible is not compared. */
  readonly deal?: (position: Position) => boolean;
  readonly score?: (position: Position) => boolean;
  readonly won?: (position: Position) => boolean;
  /** Recorded actions that are not played: the piles they led to are put on the table. */
  readonly action?: (action: RecordedAction, position: Position, next: Position) => boolean;
  /** Foundations whose first card is the base of the deal when an action that is not played brought it. */
  readonly base?: readonly number[];
  /** The deal is laid out as recorded. */
  readonly laid?: true;
  /** A slot that no person can reach; Baize may be without it. */
  readonly unreachable?: number;
}
