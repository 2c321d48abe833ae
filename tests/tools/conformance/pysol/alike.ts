import { tap } from '../../../../engine/model/move.ts';
import { dealingPile, type DealtTrace } from '../deal.ts';
import type { Drag, Legal } from '../action.ts';
import type { Position } from '../exception.ts';
import { ourDrag } from '../slots.ts';
import type { Trace } from '../trace.ts';

/**
 * Makes the two programs' lists of the same moves comparable; AisleRiot's recordings stay as they are. In PySolFC's
 * - a foundation may be bound to a suit from the start, whereas its first card decides in Baize: all empty foundations
 *   of a class count as one, and moves of a first card between them are left out;
 * - cards that leave the game go to a pile of their own, whereas Baize takes a click;
 * - clicks that only repeat a drag, and the click that deals, are not listed.
 */
export function comparable(
  dealt: DealtTrace,
  trace: Trace,
  position: Position,
  theirs: Legal,
  ours: Legal,
): readonly [theirs: Legal, ours: Legal] {
  if (trace.way === undefined) return [theirs, ours];
  const alikeHomes = homesAlike(trace, position);
  const toGone = theirs.drags.filter(([, , to]) => dealt.slots.pileOf(to) === undefined);
  const drags = theirs.drags.filter(([, , to]) => dealt.slots.pileOf(to) !== undefined);
  const clicks = [...new Set([...theirs.clicks, ...toGone.map(([from]) => from)])];
  return [
    { ...theirs, drags: unique(drags.flatMap(alikeHomes)), clicks },
    { ...ours, drags: unique(ours.drags.flatMap(alikeHomes)), clicks: ownClicks(dealt, trace, clicks, ours) },
  ];
}

/**
 * Replaces the target of a drag with the first empty foundation of its class; drops a drag that only moves a first card
 * there.
 */
function homesAlike({ slots }: Trace, { piles }: Position): (drag: Drag) => Drag[] {
  const isEmptyLike = (at: number, nth: number): boolean =>
    slots[nth]?.role === 'foundation' && slots[nth].class === slots[at]?.class && piles[nth] === '';
  const first = slots.map((_, at) =>
    isEmptyLike(at, at) ? slots.findIndex((_slot, nth) => isEmptyLike(at, nth)) : at,
  );
  const isFirstCard = ([from, , to]: Drag): boolean =>
    isEmptyLike(from, to) && slots[from]?.role === 'foundation' && piles[from]?.length === 2;
  return (each) => (isFirstCard(each) ? [] : [[each[0], each[1], first[each[2]] ?? each[2]]]);
}

function unique(drags: readonly Drag[]): Drag[] {
  return [...new Map(drags.map((each) => [each.join(' '), each])).values()];
}

function ownClicks(dealt: DealtTrace, trace: Trace, theirs: readonly number[], { clicks, drags }: Legal): number[] {
  const { rules, table, slots } = dealt;
  const deals = dealingPile(dealt, trace);
  const after = (move: number): string => {
    const mark = table.end;
    rules.make(table, move);
    const bytes = String(table.bytes());
    table.undo(mark);
    return bytes;
  };
  const pile = (slot: number): number => slots.pileOf(slot) ?? -1;
  const dragged = (): string[] => drags.map((each) => after(ourDrag(table, slots, each)));
  return clicks.filter((slot) => {
    if (theirs.includes(slot)) return true;
    if (pile(slot) === deals) return false;
    return !dragged().includes(after(tap(pile(slot))));
  });
}
