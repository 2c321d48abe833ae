import type { Drag, Legal, RecordedStep } from '../../action.ts';
import type { Trace } from '../../trace.ts';
import { asChanged, cardsIn, wholeSteps, withSteps } from './told-again.ts';

/** Ranks whose cards leave four at a time. */
const HIGH = new Set(['T', 'J', 'Q', 'K']);

/**
 * Translates a game in which four cards of a rank are dragged one by one to places of their own, and leave once all are
 * there. In Baize, one click removes the four when all are exposed.
 */
export function foursAtOnce(trace: Trace): Trace {
  const isPlace = (slot: number): boolean => trace.slots[slot]?.role === 'reserve';
  const areEmpty = (piles: readonly string[]): boolean => piles.every((pile, slot) => !isPlace(slot) || pile === '');
  const steps: RecordedStep[] = [];
  let begun: RecordedStep | undefined;
  for (const { step, before, after } of wholeSteps(trace)) {
    begun ??= toldStep(step, before, isPlace);
    if (!areEmpty(after)) continue;
    steps.push({ ...begun, piles: asChanged(after), won: step.won });
    begun = undefined;
  }
  const end = wholeSteps(trace).at(-1)?.after ?? trace.deal.piles;
  const last = begun === undefined && trace.last ? toldLegal(trace.last, end, isPlace) : undefined;
  return withSteps(trace, steps, last);
}

function toldStep(step: RecordedStep, before: readonly string[], isPlace: (slot: number) => boolean): RecordedStep {
  const { do: action } = step;
  const isFirstOfFour = action[0] === 'drag' && isPlace(action[3]);
  return {
    ...step,
    legal: toldLegal(step.legal, before, isPlace),
    do: isFirstOfFour ? ['click', action[1]] : action,
  };
}

function toldLegal(legal: Legal, piles: readonly string[], isPlace: (slot: number) => boolean): Legal {
  const [placed, drags] = [true, false].map((is) => legal.drags.filter(([, , to]) => isPlace(to) === is));
  const rankAt = ([from]: Drag): string => cardsIn(piles[from] ?? '').at(-1)?.[0] ?? '';
  const open = piles.filter((pile, slot) => !isPlace(slot) && pile.length === 2).map((pile) => pile[0]!);
  const clicks = placed!.filter(
    (drag) => HIGH.has(rankAt(drag)) && open.filter((rank) => rank === rankAt(drag)).length === 4,
  );
  return { ...legal, drags: drags!, clicks: [...new Set([...legal.clicks, ...clicks.map(([from]) => from)])] };
}

/**
 * Translates a game in which four cards of a rank lie together until the player takes them off. In Baize they leave at
 * once, so the translation ends where the player does not take four off at once.
 */
export function foursLeave(trace: Trace): Trace {
  const isHome = (slot: number): boolean => trace.slots[slot]?.role === 'foundation';
  const hasFour = (piles: readonly string[]): boolean =>
    piles.some((pile, slot) => trace.slots[slot]?.role === 'tableau' && cardsIn(pile).length === 4);
  const whole = wholeSteps(trace);
  const steps: RecordedStep[] = [];
  for (const [at, { step, after }] of whole.entries()) {
    const { do: action } = step;
    if (action[0] === 'drag' && isHome(action[3])) continue;
    const taking = hasFour(after) ? whole[at + 1] : undefined;
    if (hasFour(taking?.after ?? after)) return withSteps(trace, steps, step.legal);
    steps.push(taking === undefined ? step : { ...step, piles: asChanged(taking.after), won: taking.step.won });
  }
  return withSteps(trace, steps, trace.last);
}
