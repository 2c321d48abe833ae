import type { Nodes } from '../../search/memory/nodes.ts';
import { STAGES } from '../best-first/weights.ts';
import { longer } from '../../search/memory/bucket-queue.ts';
import { BeamCandidates } from '../../search/algorithms/beam/candidates.ts';
import type { BeamWeights } from '../../search/evaluate/weights.ts';
import type { Path } from '../../search/memory/path.ts';
import type { TranspositionTable } from '../../search/memory/transposition-table.ts';
import { PackedBeamScore } from './beam-score.ts';
import type { PackedBoard } from './board.ts';
import type { PackedMoves } from './moves.ts';
import { PackedEvaluation } from './packed-evaluation.ts';
import type { SearchEnd, SearchMemory } from './search.ts';

/** Positions of the first try's layers; each further try has twice as many. */
const WIDTH = 50;
/** One in this many of a layer's positions may have the same signature. */
const VARIETY = 20;
/** The most layers of a try; no win found so far needs as many moves. */
const LAYERS = 400;

/**
 * A beam search on a packed board: the best positions one move further form the next layer, up to its width. When no
 * layer is left, the search starts over with twice the width. It never proves that there is no win.
 */
export class PackedBeam {
  positions = 0;
  readonly #board: PackedBoard;
  readonly #visited: TranspositionTable;
  readonly #nodes: Nodes;
  readonly #found: PackedMoves;
  readonly #path: Path;
  readonly #score: PackedBeamScore;
  /** Finds which cards may be picked up together. */
  readonly #evaluation: PackedEvaluation;
  readonly #next = new BeamCandidates();
  /** Most bytes it may use, besides the visited positions. */
  readonly #bytes: number;
  /** The nodes of this layer, each with both halves of the key predicted for it. */
  #layer = new Int32Array(64);
  #predictedA = new Int32Array(64);
  #predictedB = new Int32Array(64);
  #length = 0;
  /** How many of these were expanded, and how many layers came before. */
  #at = 0;
  #before = 0;
  #width = WIDTH;
  /** Whether no position of this try was left out for lack of width. */
  #whole = true;

  constructor({ board, visited, nodes, path, found }: SearchMemory, weights: BeamWeights, bytes: number) {
    this.#board = board;
    this.#visited = visited;
    this.#nodes = nodes;
    this.#found = found;
    this.#path = path;
    this.#score = new PackedBeamScore(board, weights);
    this.#evaluation = new PackedEvaluation(board, STAGES[0]!.weights);
    this.#bytes = bytes;
  }

  /** Starts over from the position on the board. */
  begin(): void {
    this.positions = 0;
    this.#path.begin(0);
    this.#width = WIDTH;
    this.#beginTry();
  }

  /** Expands about `more` further positions; undefined: the search is not finished. */
  go(more: number): SearchEnd | undefined {
    const until = this.positions + more;
    if (this.#board.won) return 'won';
    while (this.positions < until) {
      while (this.#at === this.#length) {
        if (!this.#goOn()) return 'exhausted';
        if (this.#visited.full || this.#nodes.bytes + this.#next.bytes > this.#bytes) return 'full';
      }
      if (this.#expand(this.#at++)) return 'won';
    }
    return undefined;
  }

  /** Begins a try at the root, which is on the board. */
  #beginTry(): void {
    const { a, b } = this.#board;
    this.#visited.clear();
    this.#visited.add(a, b);
    this.#nodes.count = 0;
    this.#next.clear();
    this.#layer[0] = this.#nodes.add(-1, 0, 0);
    this.#predictedA[0] = a;
    this.#predictedB[0] = b;
    this.#length = 1;
    this.#at = this.#before = 0;
    this.#whole = true;
  }

  /** Goes on to the next layer, or to a wider try; false when a wider one would be the same. */
  #goOn(): boolean {
    if (this.#before++ < LAYERS && this.#takeLayer()) return true;
    if (this.#whole) return false;
    this.#width *= 2;
    this.#path.stand(0);
    this.#beginTry();
    return true;
  }

  /** Makes a layer of the best candidates; false when there are none. */
  #takeLayer(): boolean {
    const next = this.#next;
    if (!next.choose(this.#width, Math.ceil(this.#width / VARIETY), this.#visited)) this.#whole = false;
    const { chosen, parent, move, a, b } = next;
    this.#length = chosen.length;
    if (this.#length > this.#layer.length) {
      this.#layer = longer(this.#layer, this.#length);
      this.#predictedA = longer(this.#predictedA, this.#length);
      this.#predictedB = longer(this.#predictedB, this.#length);
    }
    for (let i = 0; i < chosen.length; i++) {
      const at = chosen[i]!;
      this.#layer[i] = this.#nodes.add(parent[at]!, move[at]!, 0);
      this.#predictedA[i] = a[at]!;
      this.#predictedB[i] = b[at]!;
    }
    this.#at = 0;
    next.clear();
    return this.#length > 0;
  }

  /** Adds the positions that follow one of the layer to the candidates; true when that one is won. */
  #expand(at: number): boolean {
    const board = this.#board;
    const visited = this.#visited;
    const node = this.#layer[at]!;
    this.positions++;
    this.#path.stand(node);
    if (board.won) return true;
    // Cards may have gone home that the prediction left out, so the position may have been visited.
    const predicted = board.a === this.#predictedA[at] && board.b === this.#predictedB[at];
    if (!predicted && !visited.add(board.a, board.b)) return false;
    this.#score.score();
    const { list } = this.#found;
    this.#found.find(board, this.#evaluation, this.#evaluation.score(0));
    for (let i = 0; i < this.#found.length; i++) {
      const move = list[i]!;
      board.predict(move);
      const { predictedA, predictedB } = board;
      if (visited.has(predictedA, predictedB)) continue;
      const score = this.#score.predict(move);
      this.#next.setKey(this.#next.add(node, move, score, this.#score.signature), predictedA, predictedB);
    }
    return false;
  }
}
