import { stepOf } from '../../search/memory/bucket-queue.ts';

/** Weights of the evaluation, in points away from a win; lower is better. */
export interface EvaluationWeights {
  /** For each card that is not home. */
  readonly home: number;
  /** For a card of a column on one that it could not be laid on. */
  readonly break: number;
  /** For a face-down card, beside the break. */
  readonly down: number;
  /**
   * For each card above one that its foundation waits for; in eighths, how much more when no cell and no column is
   * free.
   */
  readonly dig: number;
  readonly crowded: number;
  /** For each of those that lies in order on the card below it. */
  readonly digRun: number;
  /** For a card above a lower one of its column, and above a lower one of its suit. */
  readonly buried: number;
  readonly buriedSuit: number;
  /** Extra cost of a card above a lower one, for each rank above seven if aces go home first; less below seven. */
  readonly buriedPlace: number;
  /** The same for a card in a cell, wherever it came from. */
  readonly cellPlace: number;
  /** In quarters, for each card under a card of a column. */
  readonly height: number;
  /** For a card that lies in order on cards that all do, down to the base. */
  readonly neat: number;
  /** For a card that goes home last, at the base of a column. */
  readonly base: number;
  /** For the difference of the highest and the lowest foundation. */
  readonly spread: number;
  /** For a move made, in quarters. */
  readonly depth: number;
  /** By cells in use: all but three, all but two, all but one, all. */
  readonly cells: readonly [number, number, number, number];
  /** By empty columns, up to three. */
  readonly empty: readonly [number, number, number];
  /* For a move that is not made yet: */
  /** It bares a card that its foundation waits for. */
  readonly bares: number;
  /** It goes to a cell. */
  readonly toCell: number;
  /** It takes a card from one it lay on in order. */
  readonly split: number;
  /** It brings a card from a cell to a column; it carries several cards. */
  readonly fromCell: number;
  readonly several: number;
  /** For going back to a position whose best moves were tried. */
  readonly margin: number;
  /** For a position, by how often its move laid the same card on the same card in this search; empty: nothing. */
  readonly repeats: readonly number[];
  /** The search continues directly from a new position that is at most this many buckets behind the queue's first. */
  readonly onward: number;
  /** The width of the queue's buckets: two to this power, in points. */
  readonly bucket: number;
}

type Row = readonly number[];

/**
 * Weights added after the first searches were tuned. They are 0 in those searches, which therefore stay as they are.
 */
const WITHOUT = {
  buriedPlace: 0,
  cellPlace: 0,
  height: 0,
  neat: 0,
  fromCell: 0,
  several: 0,
  repeats: [],
  onward: 0,
  bucket: 2,
} satisfies Partial<EvaluationWeights>;

type Later = Pick<EvaluationWeights, keyof typeof WITHOUT>;

/** The index in its suit of the card that adds no points: the middle one. */
const MIDDLE = 6;
/** Places of cards are below this: four bits. */
const PLACES = 16;

/** Computes, by a card's index in its suit, `usual` points and `each` more for every step above the middle. */
export const byPlace = (each: number, usual = 0): Int32Array =>
  Int32Array.from({ length: PLACES }, (_, place) => usual + Math.round(each * (place - MIDDLE)));

/**
 * Makes weights. The row: home break down dig crowded digRun buried buriedSuit base spread depth margin bares toCell
 * split.
 */
export const weights = (
  row: Row,
  cells: EvaluationWeights['cells'],
  empty: EvaluationWeights['empty'],
  later: Partial<Later> = {},
): EvaluationWeights => {
  const [home = 0, brk = 0, down = 0, dig = 0, crowded = 0, digRun = 0, buried = 0, buriedSuit = 0] = row;
  const [base = 0, spread = 0, depth = 0, margin = 0, bares = 0, toCell = 0, split = 0] = row.slice(8);
  const { buriedPlace, cellPlace, height, neat, fromCell, several, repeats, onward, bucket } = { ...WITHOUT, ...later };
  // Every field is named here, so that all weights are objects of one shape to the searches.
  return {
    home,
    break: brk,
    down,
    dig,
    crowded,
    digRun,
    buried,
    buriedSuit,
    buriedPlace,
    cellPlace,
    height,
    neat,
    base,
    spread,
    depth,
    margin,
    bares,
    toCell,
    split,
    fromCell,
    several,
    cells,
    empty,
    repeats,
    onward,
    bucket,
  };
};

/** Returns the weights with some of the later ones (`WITHOUT`) replaced. */
export const reweighted = (known: EvaluationWeights, later: Partial<Later>): EvaluationWeights => {
  const { home, break: brk, down, dig, crowded, digRun, buried, buriedSuit, base, spread, depth, margin } = known;
  const { bares, toCell, split, cells, empty } = known;
  const row = [home, brk, down, dig, crowded, digRun, buried, buriedSuit, base, spread, depth, margin];
  return weights([...row, bares, toCell, split], cells, empty, { ...known, ...later });
};

/**
 * Tuned by random changes on deals of FreeCell from 100001 on. The first needs few positions in total; each further one
 * is tuned on the deals that the earlier ones leave unsolved.
 */
export const STAGES: readonly { readonly weights: EvaluationWeights; readonly positions: number }[] = [
  {
    positions: 130,
    weights: weights([10, 13, 20, 3, 11, -3, 7, 0, -5, 13, 25, 14, 11, 8, 33], [12, 18, 59, 101], [-36, -71, -99]),
  },
  {
    positions: 160,
    weights: weights([3, 17, 20, 2, 8, 0, 6, -4, -12, 12, 30, 33, 10, 23, 46], [2, 26, 60, 104], [-34, -86, -103]),
  },
  {
    positions: 250,
    weights: weights([10, 16, 20, 3, 11, 2, 10, -13, -14, 21, 24, 28, 11, 23, 33], [11, 22, 59, 109], [-24, -86, -110]),
  },
  {
    positions: 200,
    weights: weights([43, 28, 20, 14, 9, -3, 3, 0, 10, 5, 49, 21, 31, 4, 38], [19, 0, 52, 193], [-30, -83, -132]),
  },
  {
    positions: 500,
    weights: weights([10, 13, 20, 5, 11, -3, 7, 0, -6, 13, 25, 14, 10, 8, 33], [12, 19, 59, 101], [-36, -71, -99]),
  },
];

/** Returns the bucket of a score; a score of 0 is far enough up the queue to leave room for negative ones. */
export const bucketOf = (score: number, { bucket }: EvaluationWeights): number => stepOf((score >> bucket) + 1024);
