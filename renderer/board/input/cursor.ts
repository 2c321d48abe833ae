import type { MoveRules } from '../types.ts';
import type { Hit } from '../geometry/hit.ts';

/** The pointer's shape over a place on the table: what acts at a click, what can be taken up, and the rest. */
export function cursorAt(rules: MoveRules, hit: Hit | undefined): 'pointer' | 'grab' | 'default' {
  if (!hit) return 'default';
  if (rules.canTap(hit.pile)) return 'pointer';
  return hit.piece && rules.lifts(hit.pile, hit.index) > 0 ? 'grab' : 'default';
}
