import type { MoveRules } from '../model/source.ts';
import type { Hit } from '../geometry/hit.ts';

/**
 * Returns the cursor over a place on the table: for a pile that acts on a click, for cards that can be picked up, or
 * the default.
 */
export function cursorAt(rules: MoveRules, hit: Hit | undefined): 'pointer' | 'grab' | 'default' {
  if (!hit) return 'default';
  if (rules.canTap(hit.pile)) return 'pointer';
  return hit.piece && rules.lifts(hit.pile, hit.index) > 0 ? 'grab' : 'default';
}
