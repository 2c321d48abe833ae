import { STAGES } from '../../../../engine/solver/best-first/weights.ts';

/** Weights with which the score after a move can be predicted exactly, as long as no card goes home. */
export const EXACT_WEIGHTS = {
  ...STAGES[0]!.weights,
  crowded: 8,
  digRun: 0,
  depth: 24,
  bares: 0,
  toCell: 0,
  split: 0,
  buriedPlace: 1.5,
  cellPlace: 3,
  height: -5,
  neat: -9,
};
