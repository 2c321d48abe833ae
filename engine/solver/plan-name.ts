/** The plans there are; `plans.ts` says what each does. */
export type PlanName =
  | 'packed'
  | 'packed-freecell'
  | 'packed-soon'
  | 'beam'
  | 'best'
  | 'best-long'
  | 'deep'
  | 'deep-soon'
  | 'noisy'
  | 'whole'
  | 'heap'
  | 'playouts'
  | 'beam-playouts'
  | 'mixed'
  | 'pairs'
  | 'laying';
