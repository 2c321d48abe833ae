import type { Rules } from '../types.ts';
import type { Spot } from '../geometry/hit.ts';

/** The pointer's shape over a place on the table: what acts at a click, what can be taken up, and the rest. */
export function cursorAt(rules: Rules, spot: Spot | undefined): 'pointer' | 'grab' | 'default' {
  if (!spot) return 'default';
  if (rules.canTap(spot.pile)) return 'pointer';
  return spot.piece && rules.lifts(spot.pile, spot.index) > 0 ? 'grab' : 'default';
}
