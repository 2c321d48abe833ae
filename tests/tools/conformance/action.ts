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
  /** What the program then does by itself, and Baize leaves to the player. */
  readonly next?: readonly ['deal'];
  /** Set when the player left what Baize does by itself: the recorded piles are then put on the table. */
  readonly laid?: true;
}
