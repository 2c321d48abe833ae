/** Where a pile lies, in card widths and heights from the table's upper left corner. */
export interface PilePlace {
  readonly x: number;
  readonly y: number;
  /** The number of open fans above it in its column, each as long as the window has room for. */
  readonly fans: number;
}

/** One way to lay a game's piles on the table, by pile number. */
export interface Arrangement {
  readonly places: readonly PilePlace[];
  /**
   * An arrangement is used instead of the default one if its cards are larger by this factor, because players know the
   * default table.
   */
  readonly worth: number;
  /** It is used only in a window that is higher than it is wide. */
  readonly tall?: true;
}
