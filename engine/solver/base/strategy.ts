import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { SearchContext } from '../../search/context/context.ts';

/**
 * The moves of a win. Where a move depends on what the rules did after the ones before it, a win is a function: it
 * yields the next move once those before it have been made on the table.
 */
export type Win = readonly Move[] | ((table: TableView) => Iterable<Move>);

/**
 * How a pass ended: with a win from where it began, with nothing left to search, without memory, or at once because the
 * strategy does not fit such a position. `chance`: moves were left out because their result is random.
 */
export type PassEnd =
  | { readonly end: 'won'; readonly moves: Win }
  | { readonly end: 'exhausted'; readonly chance: boolean }
  | { readonly end: 'full' | 'unfit' };

/** One search of one position, by one strategy with one setting. */
export interface Pass {
  /** Positions looked at so far. */
  readonly positions: number;
  /** Looks at about `more` further positions; undefined while the search is not over. */
  go(more: number): PassEnd | undefined;
}

/** A way to search, with its settings. */
export interface Strategy {
  readonly name: string;
  /** Whether it leaves out no move that could win, so that a position is lost when the search ends exhausted. */
  readonly complete: boolean;
  /** Begins a pass from the context's current position; the pass may leave it at another one. */
  begin(context: SearchContext): Pass;
}

/**
 * A strategy and the most positions that it may look at before the next one takes over; a plan is a list of these,
 * tried in order.
 */
export interface PlanStep {
  readonly strategy: Strategy;
  readonly positions: number;
}

export type Plan = Iterable<PlanStep>;
