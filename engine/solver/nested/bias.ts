/** The kinds of moves, by their effect. */
export const KIND = {
  home: 0,
  wasteHome: 1,
  fromWaste: 2,
  joined: 3,
  parted: 4,
  wasteToEmpty: 5,
  toEmpty: 6,
  turn: 7,
} as const;
export type MoveKind = (typeof KIND)[keyof typeof KIND];

/** The possible next moves of a card that a move bares or turns: none, on a column, home; `none`: there is no card. */
export const BARES = { idle: 0, laid: 1, home: 2, none: 3 } as const;

/*
 * The logit of a move before anything is learnt is the sum of three, each by its kind. Fitted to the choices of 674
 * wins of Forty Thieves (deals 20001 to 21500) by a softmax over the moves of each position.
 */

/** With no empty column, with one, with more. */
const EMPTIES: readonly (readonly number[])[] = [
  [0.3, 1.9, 2.8],
  [1.5, 2.6, 4.3],
  [0.6, 0.6, 0.8],
  [-1.1, 0.5, 0.8],
  [-2.5, -2.4, -1.9],
  [0, -0.9, -1.5],
  [0, -1.1, -1.9],
  [0.4, -2, -2.5],
];
/** By the card that the move bares, as BARES. */
const BARED: readonly (readonly number[])[] = [
  [0.4, 0.5, 1.2, 2.3],
  [2.4, 0.9, 3.2, 2.9],
  [0.3, 0.5, 1.7, 0],
  [-1.3, -0.3, 0.3, 0.4],
  [-3.3, -2, -2.8, 0],
  [-1.8, -0.5, -0.1, -2],
  [-3.1, -0.6, 0.5, 0],
  [-1.3, -0.8, -0.3, 0],
];
/** While the stock holds more than three in ten cards, while it holds fewer, and when it holds none. */
const STAGES: readonly (readonly number[])[] = [
  [0.6, 1.6, 2.1],
  [3.1, 1.8, 2.3],
  [1.5, 0.7, -0.1],
  [-1.2, 0.3, 0.5],
  [-2.2, -2.1, -2.9],
  [-0.6, -0.9, -2],
  [-0.8, -0.8, -2.1],
  [-0.5, -1.2, 0],
];

/** Returns the index of a move in BIAS: its kind, the empty columns, the card that it bares and the stage. */
export const featuresOf = (kind: MoveKind, empties: number, bares: number, stage: number): number =>
  (kind << 6) | (Math.min(2, empties) << 4) | (bares << 2) | stage;

/** By features: the relative likelihood of a move before anything is learnt. */
export const BIAS: Float64Array = Float64Array.from({ length: 8 << 6 }, (_, at) => {
  const kind = at >> 6;
  const [empties, bares, stage] = [EMPTIES[kind]![(at >> 4) & 3], BARED[kind]![(at >> 2) & 3], STAGES[kind]![at & 3]];
  return Math.exp((empties ?? 0) + (bares ?? 0) + (stage ?? 0));
});
