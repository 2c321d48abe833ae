import { anyHome } from '../../../engine/legality/autoplay.ts';
import { type Move, tap } from '../../../engine/model/move.ts';
import { setBase } from '../../../engine/vocabulary/base.ts';
import { SCORE } from '../../../engine/model/counters.ts';
import { type Compared, SAME } from './compare.ts';
import { dealingPile, type DealtTrace, layRecorded } from './deal.ts';
import type { Position } from './exception.ts';
import { exceptionsOf } from './exceptions.ts';
import type { RecordedAction, RecordedStep } from './action.ts';
import { ourDrag } from './slots.ts';
import type { Trace } from './trace.ts';

/** Plays the recorded action; if the action is an exception, puts what it led to on the table. */
export function act(
  dealt: DealtTrace,
  trace: Trace,
  { do: action, score, next: following, laid }: RecordedStep,
  position: Position,
  next: Position,
): Compared {
  const { action: excepted, base = [] } = exceptionsOf(trace);
  if (excepted?.(action, position, next)) {
    const { rules, table, slots } = dealt;
    layRecorded(dealt, next.piles);
    setBase(rules.piles.filter(({ index }) => base.includes(slots.slotOf(index))))(table, 0);
    // Zero where the score is read off the piles.
    if (score !== null) table.add(SCORE, score - rules.variant.score(table));
    return { differences: [], excepted: 1 };
  }
  if (play(dealt, trace, action) && (following === undefined || play(dealt, trace, ['deal']))) {
    if (laid) layRecorded(dealt, next.piles);
    return laid ? { ...SAME, excepted: 1 } : SAME;
  }
  return { differences: [{ what: 'action', expected: action.join(' '), actual: 'forbidden' }], excepted: 0 };
}

function play(dealt: DealtTrace, trace: Trace, action: RecordedAction): boolean {
  const { rules, table } = dealt;
  const move = moveOf(dealt, trace, action);
  if (move !== undefined && rules.allows(table, move)) {
    rules.make(table, move);
    return true;
  }
  return move === undefined && isFoundation(dealt, action) && allHome(dealt);
}

function moveOf(dealt: DealtTrace, trace: Trace, action: RecordedAction): Move | undefined {
  const { rules, table, slots } = dealt;
  const pile = (slot: number): number => slots.pileOf(slot) ?? -1;
  if (action[0] === 'drag') {
    const [, from, count, to] = action;
    // In Baize, a click removes cards that go to a pile in the recorded program.
    return slots.pileOf(to) === undefined ? tap(pile(from)) : ourDrag(table, slots, [from, count, to]);
  }
  if (action[0] === 'click') return tap(pile(action[1]));
  if (action[0] === 'double') return rules.shortcut(table, pile(action[1]));
  const deals = dealingPile(dealt, trace);
  return deals === undefined ? undefined : tap(deals);
}

const isFoundation = ({ rules, slots }: DealtTrace, action: RecordedAction): boolean =>
  action[0] === 'double' && rules.piles[slots.pileOf(action[1]) ?? -1]?.rules.role === 'foundation';

function allHome({ rules, table }: DealtTrace): boolean {
  const mark = table.end;
  for (let move = anyHome(rules, table); move !== undefined; move = anyHome(rules, table)) rules.make(table, move);
  return table.end > mark;
}
