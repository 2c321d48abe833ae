/** The plans there are; `plans.ts` says what each does. */
export type PlanName = 'best' | 'deep' | 'noisy' | 'whole';
