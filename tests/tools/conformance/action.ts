/** The `count` top cards of a slot moved to another: from, count, to. */
export type Drag = [from: number, count: number, to: number];

/** All legal actions in a position. */
export interface Legal {
  readonly drags: readonly Drag[];
  readonly clicks: readonly number[];
  readonly deal: boolean;
}

export type RecordedAction = ['drag', ...Drag] | ['click' | 'double', number] | ['deal'];

/** A position's legal actions, the one that was done, and its results. */
export interface RecordedStep {
  readonly legal: Legal;
  readonly do: RecordedAction;
  /** The piles that changed, by slot. */
  readonly piles: Readonly<Record<string, string>>;
  /** The score; null where the recorded program keeps none. */
  readonly score: number | null;
  readonly won: boolean;
  /** The automatic action of the program afterwards, which Baize leaves to the player. */
  readonly next?: readonly ['deal'];
  /**
   * Set when the recorded player left out something that Baize does automatically: the recorded piles are then put on
   * the table.
   */
  readonly laid?: true;
}
