import type { Known } from '../search/boards/position/facts.ts';
import GAMES from './known.json' with { type: 'json' };
import type { PlanName } from './plan-name.ts';

/** What the solver knows of a game beyond its rules, and the plan that measured best. */
export interface KnownGame extends Known {
  readonly plan?: PlanName;
}

/**
 * What is known of each game, whatever its options. `npm run lab -- plans` writes the plans, `npm run lab -- known` the
 * rest: it weakens whatever chance play refutes, and a test over every game plays on.
 */
export const KNOWN = GAMES as Readonly<Record<string, KnownGame>>;
