import { type FocusStep, STEPS, type TableKey } from '../../renderer/app/model/table/table-key.ts';
import { countOf, fromOf, isDrag, isTap, type Move, type Session, toOf } from '../../engine/rules.ts';
import { focusMapOf, stepFrom } from '../../renderer/app/actions/input/focus.ts';
import type { Spot } from '../../renderer/app/model/table/spots.ts';

/**
 * Returns the shortest sequence of these steps from one place to another, found by moving the focus; undefined: there
 * is none.
 */
export function wayTo(
  session: Session,
  from: Spot,
  isTarget: (spot: Spot) => boolean,
  steps: readonly FocusStep[] = STEPS,
): TableKey[] | undefined {
  const context = focusMapOf(session);
  const seen = new Set<number>();
  const ways: { readonly spot: Spot; readonly keys: TableKey[] }[] = [{ spot: from, keys: [] }];
  for (const { spot, keys } of ways) {
    if (isTarget(spot)) return keys;
    if (seen.has(spot.pile * 256 + spot.index)) continue;
    seen.add(spot.pile * 256 + spot.index);
    for (const step of steps) ways.push({ spot: stepFrom(spot, step, context), keys: [...keys, step] });
  }
  return undefined;
}

/** Returns the keys that make a move when the focus is on `from`, by these steps alone; undefined: there are none. */
export function keysFor(
  session: Session,
  move: Move,
  from: Spot,
  steps: readonly FocusStep[] = STEPS,
): TableKey[] | undefined {
  const pile = fromOf(move);
  if (!isDrag(move)) {
    const way = wayTo(session, from, (spot) => spot.pile === pile, steps);
    return way && [...way, isTap(move) ? 'enter' : 'double'];
  }
  const low = { pile, index: session.table.size(pile) - countOf(move) };
  const toCard = wayTo(session, from, (spot) => spot.pile === pile && spot.index === low.index, steps);
  const toTarget = wayTo(session, low, (spot) => spot.pile === toOf(move), steps);
  return toCard && toTarget && [...toCard, 'space', ...toTarget, 'enter'];
}
