import type { Card } from '../model/card.ts';

/** The layout of a deal; the lowest card of each pile first, but of the stock the next to be dealt. */
export interface DealtPiles {
  readonly columns: readonly (readonly Card[])[];
  readonly cells?: readonly Card[];
  readonly waste?: readonly Card[];
  readonly stock?: readonly Card[];
}
