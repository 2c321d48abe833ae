import type { RuleSet } from '../../legality/rule-set.ts';
import { SafeHomes } from '../../legality/safe-homes.ts';
import { GameView } from '../view/game-view.ts';
import { type Facts, solverFactsOf, type Known } from '../boards/position/facts.ts';
import { Position } from '../boards/position/position.ts';
import { PRUNING, type Pruning } from '../pruning/pruning.ts';
import { TranspositionTable } from '../memory/transposition-table.ts';

/** The memory of a search in bytes by default: as much as a phone can spare. */
const USUAL_BYTES = 64 * 2 ** 20;

/**
 * What a search needs. It is made once for a game with its options and used for all its deals: tables and memory that a
 * strategy derives from it are kept from one pass to the next.
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
  readonly visited: TranspositionTable;
  /** The most bytes that a pass may use besides `visited`. */
  readonly bytes: number;
}

/** Optional settings of a search besides the rules. */
export interface SearchContextSettings {
  readonly pruning?: ReadonlySet<Pruning>;
  readonly known?: Known;
  readonly bytes?: number;
}

/** Makes the context of searches. */
export function makeSearchContext(
  rules: RuleSet,
  { pruning = new Set(PRUNING), known = {}, bytes = USUAL_BYTES }: SearchContextSettings = {},
): SearchContext {
  const view = new GameView(rules);
  const facts = solverFactsOf(view, known, pruning);
  const safe = pruning.has('safe-home') ? new SafeHomes(rules, view) : undefined;
  const position = new Position(rules, facts, safe);
  return { position, view, facts, safe, pruning, visited: new TranspositionTable(bytes / 2), bytes: bytes / 2 };
}

/** Caches what a strategy derives from a context: made when first requested and kept as long as the context. */
export function perContext<Made>(make: (context: SearchContext) => Made): (context: SearchContext) => Made {
  const kept = new WeakMap<SearchContext, { readonly made: Made }>();
  return (context) => {
    const known = kept.get(context);
    if (known) return known.made;
    const made = make(context);
    kept.set(context, { made });
    return made;
  };
}
