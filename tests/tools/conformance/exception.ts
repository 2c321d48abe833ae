import type { Drag, RecordedAction } from './action.ts';

/** The facts on which an exception may depend. */
export interface Position {
  /** The piles as recorded, bottom card first. */
  readonly piles: readonly string[];
  /** The recorded actions that led here. */
  readonly done: readonly RecordedAction[];
  /** The labels of the recorded options that are on. */
  readonly options: readonly string[];
}

/** The parts of one game that are not compared, because Baize follows the manual and the recorded program does not. */
export interface Exceptions {
  readonly reason: string;
  /** The options with which Baize plays like the recorded program, by label. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Legal drags that are not compared. */
  readonly drags?: (drag: Drag, position: Position) => boolean;
  /** Piles whose response to a click is not compared. */
  readonly clicks?: (pile: number, position: Position) => boolean;
  /** Positions in which the possibility of a deal is not compared. */
  readonly deal?: (position: Position) => boolean;
  readonly score?: (position: Position) => boolean;
  readonly won?: (position: Position) => boolean;
  /** Recorded actions that are not played: the resulting piles are put on the table. */
  readonly action?: (action: RecordedAction, position: Position, next: Position) => boolean;
  /** Foundations whose first card sets the base, when an action that is not played brought it. */
  readonly base?: readonly number[];
  /** Whether the deal is laid out as recorded. */
  readonly dealtAsRecorded?: true;
  /** A slot that no player can reach; Baize need not have it. */
  readonly unreachable?: number;
}

/** Whether slots 2 to 5, the foundations of Glenwood and its relatives, are empty. */
export const areFoundationsEmpty = ({ piles }: Position): boolean => piles.slice(2, 6).join('') === '';

/**
 * Whether the columns of Cruel and its relatives, from slot 5 on, have four cards each, perhaps with a shorter one at
 * the end. A redeal by fours does not change them.
 */
export const areInFours = ({ piles }: Position): boolean =>
  /^(4,)*[1-4]?,?(0,?)*$/.test(
    piles
      .slice(5, 18)
      .map((pile) => Math.ceil(pile.length / 3))
      .join(','),
  );
