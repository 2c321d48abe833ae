import type { Rank } from '../model/card.ts';

/** The value of a card where jack, queen and king count ten. */
export const tenAtMost = (rank: Rank): number => Math.min(rank, 10);

/** Whether the sum is ten, twenty or thirty. */
export const makesTens = (sum: number): boolean => sum === 10 || sum === 20 || sum === 30;
