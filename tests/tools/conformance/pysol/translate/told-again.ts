import type { Legal, RecordedStep } from '../../action.ts';
import type { Trace } from '../../trace.ts';

/** A recorded step with all piles before and after it. */
export interface WholeStep {
  readonly step: RecordedStep;
  readonly before: readonly string[];
  readonly after: readonly string[];
}

/** Returns a recording's steps with the piles around each. */
export function wholeSteps({ deal, steps }: Trace): WholeStep[] {
  let before = deal.piles;
  return steps.map((step) => {
    const after = before.map((text, slot) => step.piles[slot] ?? text);
    const whole = { step, before, after };
    before = after;
    return whole;
  });
}

/** Returns all piles of a position as the piles that a step changed. */
export const asChanged = (piles: readonly string[]): RecordedStep['piles'] => Object.fromEntries(piles.entries());

/**
 * Returns a recording with other steps. `last`: the legal actions in its last position; undefined: that position is
 * left out.
 */
export const withSteps = (trace: Trace, steps: readonly RecordedStep[], last: Legal | undefined): Trace => {
  const { last: _, ...others } = trace;
  return { ...others, steps, ...(last && { last }) };
};

/** Returns the number of the one slot recorded under that role. */
export const slotOf = ({ slots }: Trace, role: string): number => slots.findIndex((slot) => slot.role === role);

export const cardsIn = (pile: string): string[] => (pile === '' ? [] : pile.split(' '));
