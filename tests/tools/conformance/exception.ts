import type { Drag, RecordedAction } from './action.ts';

/** What an exception may look at. */
export interface Position {
  /** The piles as recorded, bottom card first. */
  readonly piles: readonly string[];
  /** The recorded actions that led here. */
  readonly done: readonly RecordedAction[];
  /** The labels of the recorded options that are on. */
  readonly options: readonly string[];
}

/** What is left out of the comparison in one game, where Baize follows the manual and the recorded program does not. */
export interface Exceptions {
  readonly reason: string;
  /** Options under which Baize plays as the recorded program does, by label. */
  readonly options?: Readonly<Record<string, boolean>>;
  /** Legal drags that are not compared. */
  readonly drags?: (drag: Drag, position: Position) => boolean;
  /** Piles whose response to a click is not compared. */
  readonly clicks?: (pile: number, position: Position) => boolean;
  /** Positions in which it is not compared whether a deal is possible. */
  readonly deal?: (position: Position) => boolean;
  readonly score?: (position: Position) => boolean;
  readonly won?: (position: Position) => boolean;
  /** Recorded actions that are not played: the resulting piles are put on the table. */
  readonly action?: (action: RecordedAction, position: Position, next: Position) => boolean;
  /** Foundations whose first card sets the base, when an action that is not played brought it. */
  readonly base?: readonly number[];
  /** Whether the deal is laid out as recorded. */
  readonly dealtAsRecorded?: true;
  /** A slot that no person can reach; Baize may be without it. */
  readonly unreachable?: number;
}

/** Whether nothing lies in slots 2 to 5, the foundations of Glenwood and its kin. */
export const areFoundationsEmpty = ({ piles }: Position): boolean => piles.slice(2, 6).join('') === '';

/**
 * Whether the columns of Cruel and its kin, from slot 5 on, have four cards each, perhaps with a shorter one at the
 * end: dealt by fours again, they stay as they are.
 */
export const areInFours = ({ piles }: Position): boolean =>
  /^(4,)*[1-4]?,?(0,?)*$/.test(
    piles
      .slice(5, 18)
      .map((pile) => Math.ceil(pile.length / 3))
      .join(','),
  );
