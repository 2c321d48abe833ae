/** A word of a board that should be a card, and its line, counted from 1. */
export interface BoardWord {
  readonly text: string;
  readonly line: number;
}

/** The piles of a board as they are written: the lowest card first, but of the stock the next to be dealt. */
export interface WrittenBoard {
  readonly columns: readonly (readonly BoardWord[])[];
  readonly cells: readonly BoardWord[];
  readonly waste: readonly BoardWord[];
  readonly stock: readonly BoardWord[];
}
