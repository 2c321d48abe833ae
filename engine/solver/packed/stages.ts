import { repeatsOf } from '../best-first/repeats.ts';
import { type EvaluationWeights, reweighted, STAGES as BEST_FIRST, weights } from '../best-first/weights.ts';

/**
 * Tuned by random changes on deals of FreeCell from 100001 on, starting from the weights of the best-first search. Each
 * is tuned on the deals that the earlier ones leave unsolved.
 */
const [A, B, C, D, E, F, G] = [
  weights([11, 12, 20, 5, 11, -4, 7, 0, -5, 13, 17, 18, 10, 8, 33], [16, 22, 59, 101], [-23, -82, -98]),
  weights([-1, 15, 20, 2, 10, 1, 6, -1, -12, 12, 30, 36, 13, 23, 47], [4, 26, 59, 104], [-31, -86, -97]),
  weights([4, 24, 20, -1, 9, 0, 6, 1, -15, 12, 30, 25, 9, 17, 67], [1, 26, 96, 174], [-22, -94, -77]),
  weights([11, 16, 20, 3, 9, 2, 4, -13, -14, 12, 24, 28, 13, 23, 53], [10, 32, 59, 88], [-24, -86, -86]),
  weights([8, 10, 20, 6, 10, 2, 13, -13, -11, 15, 24, 28, 11, 23, 24], [7, 40, 59, 109], [-15, -31, -134]),
  weights([10, 13, 20, 3, 6, -3, 6, 0, -2, 13, 25, 12, 11, 9, 36], [7, 18, 59, 101], [-21, -59, -79]),
  weights([43, 18, 20, 16, 8, -3, 3, 0, 13, 5, 83, 84, 31, 7, 38], [16, -2, 72, 193], [-30, -83, -138]),
] as const;
/**
 * Short searches made in turn. Their order and lengths were chosen one after the other, each time those that won most
 * of the remaining deals per position, on 7,000 other deals; the longest are for the few deals that would otherwise
 * need a whole search. The strength of FreeCell's puzzles is counted in positions of these.
 */
export const PACKED_STAGES: readonly { readonly weights: EvaluationWeights; readonly positions: number }[] = [
  { weights: A, positions: 120 },
  { weights: B, positions: 240 },
  { weights: C, positions: 240 },
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

/**
 * Tuned by CMA-ES on random deals from 10000001 on: weights are scattered around a mean, and the better half determines
 * the next mean and the next scatter.
 */
const FIRST = weights(
  [36, 66, 80, 30, 8, -13, 20, 0, -40, 10, 146, 257, 60, 29, 259],
  [55, 172, 393, 643],
  [-129, -202, -13],
  {
    buriedPlace: 3.4,
    cellPlace: 5.4,
    height: -10,
    neat: -21,
    fromCell: 34,
    several: -55,
    repeats: repeatsOf(161, 0.35),
    onward: 7,
    bucket: 4,
  },
);

/** Adapts known weights to a search that delays positions reached by a move that it has made before. */
const patient = (known: EvaluationWeights): EvaluationWeights =>
  reweighted(known, { repeats: repeatsOf(30, 0.3), onward: 5 });

/** Tuned by random changes on deals from 200001 on, starting from the weights above. */
const [P, R, S] = [
  weights([6, 9, 20, 5, 7, -2, 6, -1, -15, 7, 20, 28, 16, 7, 43], [16, 22, 59, 109], [-24, -59, -66]),
  weights([7, 19, 20, -1, 7, 0, 7, 7, -15, 11, 30, 18, 19, 10, 83], [4, 28, 91, 170], [-23, -90, -126]),
  weights([-1, 15, 20, 1, 9, 3, 6, -1, -12, 6, 31, 35, 7, 22, 47], [4, 24, 59, 104], [-33, -86, -102]),
] as const;

/**
 * The stages of FreeCell itself. The order and lengths of the later ones were chosen as for `PACKED_STAGES`, on deals
 * from 1000001 on. The plan `best-long` uses them too. They may be changed at any time: no puzzle's strength depends on
 * them.
 */
export const FREECELL_STAGES: typeof PACKED_STAGES = [
  { weights: FIRST, positions: 500 },
  { weights: patient(C), positions: 270 },
  { weights: patient(P), positions: 260 },
  { weights: patient(S), positions: 890 },
  { weights: patient(R), positions: 800 },
  { weights: reweighted(FIRST, { repeats: repeatsOf(320, 0.23) }), positions: 1750 },
  { weights: patient(G), positions: 1400 },
  { weights: patient(E), positions: 3000 },
  { weights: G, positions: 3300 },
  { weights: patient(B), positions: 6000 },
  { weights: patient(P), positions: 10_000 },
  { weights: patient(S), positions: 12_000 },
  { weights: R, positions: 17_000 },
  { weights: B, positions: 20_000 },
];
