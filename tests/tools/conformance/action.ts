/** `count` top cards of a slot carried to another: from, count, to. */
export type Drag = [from: number, count: number, to: number];

/** Everything that can be done in a position. */
export interface Legal {
  readonly drags: readonly Drag[];
  readonly clicks: readonly number[];
  readonly deal: boolean;
}

export type RecordedAction = ['drag', ...Drag] | ['click' | 'double', number] | ['deal'];

/** A position's legal actions, the one that was done, and what came of it. */
export interface RecordedStep {
  readonly legal: Legal;
  readonly do: RecordedAction;
  /** Only those that changed, by slot. */
  readonly piles: Readonly<Record<string, string>>;
  /** Null where the recorded program keeps none. */
  readonly score: number | null;
  readonly won: boolean;
}
