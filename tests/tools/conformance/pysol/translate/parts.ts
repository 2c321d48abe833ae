import type { Trace } from '../../trace.ts';
import type { RecordedRole } from '../recorded-way.ts';
import { cardsIn, wholeSteps, withSteps } from './told-again.ts';

/** Turns all cards of the slots of that role face up, as they lie in Baize. */
export const faceUp =
  (role: RecordedRole) =>
  (trace: Trace): Trace => {
    const upped = (pile: string, slot: number): string =>
      trace.slots[slot]?.role === role ? pile.toUpperCase() : pile;
    const steps = trace.steps.map((step) => ({
      ...step,
      piles: Object.fromEntries(Object.entries(step.piles).map(([slot, pile]) => [slot, upped(pile, Number(slot))])),
    }));
    const deal = { ...trace.deal, piles: trace.deal.piles.map(upped) };
    return withSteps({ ...trace, deal }, steps, trace.last);
  };

/** Translates a game up to the action that leads to a position that does not exist in Baize. */
export const upTo =
  (isStrange: (piles: readonly string[]) => boolean) =>
  (trace: Trace): Trace => {
    const end = wholeSteps(trace).findIndex(({ after }) => isStrange(after));
    return end < 0 ? trace : withSteps(trace, trace.steps.slice(0, end), trace.steps[end]!.legal);
  };

/** Deals the card of a last fan of one after all others in redeals, where the program deals it before the last row. */
export const loneFanLast = (trace: Trace): Trace => ({
  ...trace,
  shuffles: trace.shuffles.map((order, redeal) => {
    const cards = cardsIn(order);
    if (redeal === 0 || cards.length % 3 !== 1) return order;
    const [lone] = cards.splice(cards.length - Math.ceil(cards.length / 3), 1);
    return [...cards, lone].join(' ');
  }),
});
