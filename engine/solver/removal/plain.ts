import type { Pile } from '../engine.ts';

/** Whether what a pile takes depends on the card and its top card alone, one card at a time or more. */
export const isPlainTaker = ({ rules, taking }: Pile): boolean =>
  rules.tap === undefined &&
  typeof rules.double !== 'object' &&
  [rules.covered, rules.closed, rules.on, rules.takes, rules.within, rules.room, taking.reach].every(
    (rule) => rule === undefined,
  ) &&
  taking.least === 1;
