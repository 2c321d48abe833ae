import type { Card } from '../model/card.ts';

/** How a deal lies; the lowest card of each pile first, of the stock the next to be dealt. */
export interface DealtPiles {
  readonly columns: readonly (readonly Card[])[];
  readonly cells?: readonly Card[];
  readonly waste?: readonly Card[];
  readonly stock?: readonly Card[];
}
