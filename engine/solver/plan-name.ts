/** The plans there are; `plans.ts` says what each does. */
export type PlanName = 'packed' | 'beam' | 'best' | 'deep' | 'noisy' | 'whole';
