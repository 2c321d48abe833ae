import { anyHome } from '../../../engine/legality/autoplay.ts';
import { drag, type Move, tap } from '../../../engine/model/move.ts';
import { setBase } from '../../../engine/vocabulary/base.ts';
import { SCORE } from '../../../engine/model/counters.ts';
import { type Compared, SAME } from './compare.ts';
import { type DealtTrace, layRecorded } from './deal.ts';
import { exceptionsOf, type Position } from './exceptions.ts';
import type { RecordedAction, RecordedStep, Trace } from './trace.ts';

/** Plays the recorded action, or puts what it led to on the table when the action is an exception. */
export function act(
  dealt: DealtTrace,
  trace: Trace,
  { do: action, score }: RecordedStep,
  position: Position,
  next: Position,
): Compared {
  const { action: excepted, base = [] } = exceptionsOf(trace.game);
  if (excepted?.(action, position, next)) {
    const { rules, table, slots } = dealt;
    layRecorded(dealt, next.piles);
    setBase(rules.piles.filter(({ index }) => base.includes(slots.slotOf(index))))(table, 0);
    // Nothing where the score is read off the piles.
    table.add(SCORE, score - rules.variant.score(table));
    return { differences: [], excepted: 1 };
  }
  if (play(dealt, action)) return SAME;
  return { differences: [{ what: 'action', expected: action.join(' '), came: 'forbidden' }], excepted: 0 };
}

function play(dealt: DealtTrace, action: RecordedAction): boolean {
  const { rules, table } = dealt;
  const move = moveOf(dealt, action);
  if (move !== undefined && rules.allows(table, move)) {
    rules.make(table, move);
    return true;
  }
  return move === undefined && isFoundation(dealt, action) && allHome(dealt);
}

function moveOf({ rules, table, slots }: DealtTrace, action: RecordedAction): Move | undefined {
  const pile = (slot: number): number => slots.pileOf(slot) ?? -1;
  if (action[0] === 'drag') return drag(pile(action[1]), action[2], pile(action[3]));
  if (action[0] === 'click') return tap(pile(action[1]));
  if (action[0] === 'double') return rules.shortcut(table, pile(action[1]));
  return tap(rules.piles.find(({ rules: { role } }) => role === 'stock')?.index ?? 0);
}

const isFoundation = ({ rules, slots }: DealtTrace, action: RecordedAction): boolean =>
  action[0] === 'double' && rules.piles[slots.pileOf(action[1]) ?? -1]?.rules.role === 'foundation';

function allHome({ rules, table }: DealtTrace): boolean {
  const mark = table.end;
  for (let move = anyHome(rules, table); move !== undefined; move = anyHome(rules, table)) rules.make(table, move);
  return table.end > mark;
}
