import type { Facts } from './position/facts.ts';
import type { Move } from '../model/move.ts';
import type { SafeHomes } from '../legality/safe-homes.ts';
import type { TableView } from '../model/table.ts';
import type { Position } from './position/position.ts';
import type { Pruning } from './pruning.ts';
import type { GameView } from '../search/view/game-view.ts';
import type { Visited } from '../search/memory/visited.ts';

/**
 * What a search needs. It is made once for a game with its options and used for deal after deal: what a strategy
 * derives from it (tables, memory) is kept from one pass to the next.
 */
export interface SearchContext {
  /** The position to be solved, when a pass begins. */
  readonly position: Position;
  readonly view: GameView;
  readonly facts: Facts;
  /** Finds the cards forced home; undefined where that rule is left out. */
  readonly safe: SafeHomes | undefined;
  readonly pruning: ReadonlySet<Pruning>;
  /** Shared by the passes, which take turns: a pass clears it when it begins. */
  readonly visited: Visited;
  /** The most bytes that a pass may use besides `visited`. */
  readonly bytes: number;
}

/**
 * The moves of a win. Where they depend on what the rules do after each, a function yields them one by one, each once
 * those before it have been made on the table.
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
  /** Whether it leaves out nothing that could win: when it ends exhausted, the position is lost. */
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
