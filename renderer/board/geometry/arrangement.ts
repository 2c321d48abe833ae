/** Where a pile lies, in card widths and heights from the table's upper left corner. */
export interface PilePlace {
  readonly x: number;
  readonly y: number;
  /** So many open fans lie above it, each as long as the window has room for. */
  readonly fans: number;
}

/** One way to lay a game's piles on the table, by pile number. */
export interface Arrangement {
  readonly places: readonly PilePlace[];
  /** So many times larger its cards have to be than those of the usual way to be worth another look of the table. */
  readonly worth: number;
}
