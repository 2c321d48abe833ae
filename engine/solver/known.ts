import type { Known } from '../search/boards/position/facts.ts';
import GAMES from './known.json' with { type: 'json' };
import type { PlanName } from './plan-name.ts';

/** The facts that the solver knows about a game beyond its rules, and the plan that measured best. */
export interface KnownGame extends Known {
  readonly plan?: PlanName;
}

/**
 * The facts known about each game, whatever its options. `npm run lab -- plans` writes the plans, `npm run lab --
 * known` the rest: it weakens facts that random play refutes, and a test over every game plays further games.
 */
export const KNOWN = GAMES as Readonly<Record<string, KnownGame>>;
