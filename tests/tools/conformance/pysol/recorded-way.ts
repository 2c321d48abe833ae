import type { Answers } from '../../../../engine/model/game.ts';
import type { Role } from '../../../../engine/model/pile.ts';
import type { Exceptions } from '../exception.ts';

export type RecordedRole = 'talon' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'internal' | 'other';

/** How a recorded game of PySolFC is played here. */
export interface RecordedWay {
  /** The id of our game. */
  readonly game: string;
  readonly answers?: Answers;
  /**
   * Our roles of the slots that are recorded under that role; a stock stands for a talon, reserves and cells for
   * reserves.
   */
  readonly roles?: Partial<Readonly<Record<RecordedRole, readonly Role[]>>>;
  /**
   * Our pile of each slot, where roles alone do not tell; several where each card has a place of its own, null for one
   * that Baize is without.
   */
  readonly piles?: readonly (number | readonly number[] | null)[];
  /** By which of our piles cards are dealt; usually the stock. */
  readonly dealsBy?: number;
  /** How many cards lie where depends on the cards dealt, so that the deal's shape is not compared. */
  readonly unevenDeal?: true;
  readonly exceptions?: Exceptions;
}
