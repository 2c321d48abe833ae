import { type EvaluationWeights, STAGES as BEST_FIRST, weights } from '../best-first/weights.ts';

/**
 * Found by chance changes on deals of FreeCell from 100001 on, begun with those of the best-first search: each for the
 * deals that those before it leave.
 */
const [A, B, C, D, E, F, G] = [
  weights([7, 12, 20, 5, 11, -1, 5, -1, -19, 7, 20, 23, 16, 8, 40], [16, 22, 59, 105], [-30, -62, -110]),
  weights([-1, 15, 20, 0, 10, 3, 7, -1, -14, 9, 30, 36, 10, 17, 47], [4, 26, 64, 104], [-31, -86, -72]),
  weights([7, 24, 20, -1, 7, 0, 7, 7, -14, 16, 30, 18, 19, 10, 82], [4, 26, 91, 170], [-21, -90, -97]),
  weights([11, 16, 20, 3, 9, 2, 4, -13, -14, 12, 24, 28, 13, 23, 53], [10, 32, 59, 88], [-24, -86, -86]),
  weights([8, 10, 20, 6, 10, 2, 13, -13, -11, 15, 24, 28, 11, 23, 24], [7, 40, 59, 109], [-15, -31, -134]),
  weights([10, 13, 20, 3, 6, -3, 6, 0, -2, 13, 25, 12, 11, 9, 36], [7, 18, 59, 101], [-21, -59, -79]),
  weights([43, 18, 20, 16, 8, -3, 3, 0, 13, 5, 83, 84, 31, 7, 38], [16, -2, 72, 193], [-30, -83, -138]),
] as const;

/**
 * Short searches in turn. Their order and lengths are those that won most of the deals left for the positions spent,
 * time after time, on 7,000 other deals; the longest are for the few that would else be left to a whole search. The
 * first three were found anew on deals from 100001 on: of 1 to 8000 a win then takes 184 positions in the mean, 203
 * before.
 */
export const PACKED_STAGES: readonly { readonly weights: EvaluationWeights; readonly positions: number }[] = [
  { weights: A, positions: 300 },
  { weights: B, positions: 400 },
  { weights: C, positions: 500 },
  { weights: BEST_FIRST[4]!.weights, positions: 340 },
  { weights: D, positions: 270 },
  { weights: E, positions: 400 },
  { weights: F, positions: 550 },
  { weights: G, positions: 290 },
  { weights: D, positions: 880 },
  { weights: C, positions: 1190 },
  { weights: B, positions: 2400 },
  { weights: E, positions: 4000 },
  { weights: F, positions: 6000 },
  { weights: D, positions: 8000 },
  { weights: C, positions: 12_000 },
  { weights: G, positions: 12_000 },
  { weights: B, positions: 20_000 },
  { weights: E, positions: 40_000 },
];
