import type { Answers } from '../../../../engine/model/game.ts';
import type { Role } from '../../../../engine/model/pile.ts';
import type { Exceptions } from '../exception.ts';

export type RecordedRole = 'talon' | 'waste' | 'foundation' | 'tableau' | 'reserve' | 'internal' | 'other';

/** How a recorded game of PySolFC is played here. */
export interface RecordedWay {
  /** The id of our game. */
  readonly game: string;
  readonly answers?: Answers;
  /** Our roles for slots recorded under a role; by default a stock for a talon, reserves and cells for reserves. */
  readonly roles?: Partial<Readonly<Record<RecordedRole, readonly Role[]>>>;
  /**
   * Our pile of each slot, where roles alone are not enough; several where each card has a place of its own, null for a
   * slot that Baize does not have.
   */
  readonly piles?: readonly (number | readonly number[] | null)[];
  /** Our pile from which cards are dealt; by default the stock. */
  readonly dealsBy?: number;
  /** Whether the number of cards in each pile depends on the cards dealt, so that the deal's shape is not compared. */
  readonly unevenDeal?: true;
  readonly exceptions?: Exceptions;
}
