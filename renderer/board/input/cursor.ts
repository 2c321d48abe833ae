import type { MoveRules } from '../model/source.ts';
import type { BoardLook } from '../model/look.ts';
import type { Hit } from '../geometry/hit.ts';

/**
 * Returns the cursor over a place on the table: for a pile that acts on a click or that a click fills, for cards that
 * can be picked up, or the default.
 */
export function cursorAt(
  rules: MoveRules,
  click: BoardLook['click'],
  hit: Hit | undefined,
): 'pointer' | 'grab' | 'default' {
  if (!hit) return 'default';
  if (rules.canTap(hit.pile)) return 'pointer';
  if (!hit.piece) return click === 'play' && rules.fills(hit.pile) ? 'pointer' : 'default';
  return rules.lifts(hit.pile, hit.index) > 0 ? 'grab' : 'default';
}
