import { bestFirst } from './best-first/best-first.ts';
import { STAGES } from './best-first/weights.ts';
import type { Plan, Step } from './strategy.ts';

/** Short searches with differing opinions, then a whole one. */
const openCards: Plan = [
  ...STAGES.map(({ weights, positions }): Step => ({ strategy: bestFirst(weights), positions })),
  { strategy: bestFirst(STAGES[0]!.weights), positions: Infinity },
];

/** The plan of a game: the ways to search for it, in order, each with its share of positions. */
export const planOf = (_game: string): Plan => openCards;
