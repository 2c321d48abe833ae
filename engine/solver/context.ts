import type { RuleSet } from '../legality/rule-set.ts';
import { SafeHomes } from '../legality/safe-homes.ts';
import { GameView } from '../search/view/game-view.ts';
import { solverFactsOf, type Known } from './position/facts.ts';
import { Position } from './position/position.ts';
import { PRUNING, type Pruning } from './pruning.ts';
import type { SearchContext } from './strategy.ts';
import { USUAL_BYTES } from './verdict.ts';
import { Visited } from '../search/memory/visited.ts';

/** Optional settings of a search besides the rules. */
export interface SearchContextSettings {
  readonly pruning?: ReadonlySet<Pruning>;
  readonly known?: Known;
  readonly bytes?: number;
}

/** Makes what a search needs. */
export function makeSearchContext(
  rules: RuleSet,
  { pruning = new Set(PRUNING), known = {}, bytes = USUAL_BYTES }: SearchContextSettings = {},
): SearchContext {
  const view = new GameView(rules);
  const facts = solverFactsOf(view, known, pruning);
  const safe = pruning.has('safe-home') ? new SafeHomes(rules, view) : undefined;
  const position = new Position(rules, facts, safe);
  return { position, view, facts, safe, pruning, visited: new Visited(bytes / 2), bytes: bytes / 2 };
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
