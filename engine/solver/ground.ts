import { type RuleSet, SafeHomes } from './engine.ts';
import { solverFactsOf, type Known } from './position/facts.ts';
import { Position } from './position/position.ts';
import { PRUNING, type Pruning } from './pruning.ts';
import { RelationsByBase } from './relations.ts';
import type { Ground } from './strategy.ts';
import { USUAL_BYTES } from './verdict.ts';
import { Visited } from './visited.ts';

/** What may be told besides the rules. */
export interface GroundSettings {
  readonly pruning?: ReadonlySet<Pruning>;
  readonly known?: Known;
  readonly bytes?: number;
}

/** Makes what a search works with. */
export function makeGround(
  rules: RuleSet,
  { pruning = new Set(PRUNING), known = {}, bytes = USUAL_BYTES }: GroundSettings = {},
): Ground {
  const facts = solverFactsOf(rules, known, pruning);
  const relations = new RelationsByBase(rules);
  const safe = pruning.has('safe-home') ? new SafeHomes(rules, relations) : undefined;
  const position = new Position(rules, facts, safe);
  return { position, facts, relations, safe, pruning, visited: new Visited(bytes / 2), bytes: bytes / 2 };
}

/** What a strategy makes of a ground, made when first asked for and kept as long as the ground. */
export function perGround<Made>(make: (ground: Ground) => Made): (ground: Ground) => Made {
  const kept = new WeakMap<Ground, { readonly made: Made }>();
  return (ground) => {
    const known = kept.get(ground);
    if (known) return known.made;
    const made = make(ground);
    kept.set(ground, { made });
    return made;
  };
}
