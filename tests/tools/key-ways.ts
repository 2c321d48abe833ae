import { STEPS, type TableKey } from '../../renderer/app/model/table-key.ts';
import { countOf, fromOf, isDrag, isTap, type Move, type Session, toOf } from '../../engine/index.ts';
import { focusMapOf, stepFrom } from '../../renderer/app/actions/input/focus.ts';
import type { Spot } from '../../renderer/app/model/spots.ts';

/** The fewest steps from one place to another, as the focus really moves; undefined: none lead there. */
export function wayTo(session: Session, from: Spot, there: (spot: Spot) => boolean): TableKey[] | undefined {
  const context = focusMapOf(session);
  const seen = new Set<number>();
  const ways: { readonly spot: Spot; readonly keys: TableKey[] }[] = [{ spot: from, keys: [] }];
  for (const { spot, keys } of ways) {
    if (there(spot)) return keys;
    if (seen.has(spot.pile * 256 + spot.index)) continue;
    seen.add(spot.pile * 256 + spot.index);
    for (const step of STEPS) ways.push({ spot: stepFrom(spot, step, context), keys: [...keys, step] });
  }
  return undefined;
}

/** The keys that make a move, when the focus stands on `from`; undefined: there are none. */
export function keysFor(session: Session, move: Move, from: Spot): TableKey[] | undefined {
  const pile = fromOf(move);
  if (!isDrag(move)) {
    const way = wayTo(session, from, (spot) => spot.pile === pile);
    return way && [...way, isTap(move) ? 'enter' : 'double'];
  }
  const low = { pile, index: session.table.size(pile) - countOf(move) };
  const there = wayTo(session, from, (spot) => spot.pile === pile && spot.index === low.index);
  const on = wayTo(session, low, (spot) => spot.pile === toOf(move));
  return there && on && [...there, 'space', ...on, 'enter'];
}
