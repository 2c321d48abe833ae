import { bucketOf, type EvaluationWeights } from '../best-first/weights.ts';
import type { Nodes } from '../../search/memory/nodes.ts';
import { ON_CELL, ON_OTHER, Repeats } from '../best-first/repeats.ts';
import type { BucketQueue } from '../../search/memory/bucket-queue.ts';
import type { Path } from '../../search/memory/path.ts';
import type { TranspositionTable } from '../../search/memory/transposition-table.ts';
import type { PackedBoard } from './board.ts';
import type { PackedMoves } from './moves.ts';
import { PackedEvaluation } from './packed-evaluation.ts';
import { cardOf, CELLS, type PackedMove, packedToOf } from './packed-move.ts';

/** Higher than any score. */
const NONE = 0x7fffffff;
/** Bytes of a position in the nodes and the queue, which double in size when they are full. */
const BYTES = 28;

/** The memory that the searches of one game use in turn. */
export interface SearchMemory {
  readonly board: PackedBoard;
  readonly visited: TranspositionTable;
  readonly nodes: Nodes;
  readonly path: Path;
  readonly queue: BucketQueue;
  readonly found: PackedMoves;
}

/** How a search of a packed position ended. */
export type SearchEnd = 'won' | 'exhausted' | 'full';

/**
 * Best-first search with partial expansion on a packed board. In a position all moves are listed and rated without
 * being made; only the best of them that leads to an unvisited position is made, and the old position waits in the
 * queue for its next best. When the new position looks about as good as the best in the queue, the search continues
 * from it directly.
 */
export class PackedSearch {
  positions = 0;
  readonly #memory: SearchMemory;
  /** Most positions it may keep. */
  readonly #most: number;
  readonly #evaluation: PackedEvaluation;
  readonly #weights: EvaluationWeights;
  readonly #repeats = new Repeats();
  /** The position to go on from, which is on the board; -1: the first of the queue. */
  #at = -1;
  /**
   * The best of the moves not made yet, its estimate, and that of the next best. Of equal ones the least number comes
   * first.
   */
  #best: PackedMove = -1;
  #bestScore = NONE;
  #nextScore = NONE;

  /** `bytes`: the most that it may use, besides the visited positions. */
  constructor(memory: SearchMemory, weights: EvaluationWeights, bytes: number) {
    this.#memory = memory;
    this.#evaluation = new PackedEvaluation(memory.board, weights);
    this.#weights = weights;
    this.#most = 2 ** Math.floor(Math.log2(bytes / BYTES));
  }

  /** Starts over from the position on the board. */
  begin(): void {
    const { board, nodes, path, queue, visited } = this.#memory;
    this.positions = 0;
    this.#repeats.clear();
    nodes.count = 0;
    queue.clear();
    visited.clear();
    visited.add(board.a, board.b);
    this.#at = nodes.add(-1, 0, this.#evaluation.score(0));
    path.begin(this.#at);
  }

  /** Expands about `more` further positions; undefined: the search is not finished. */
  go(more: number): SearchEnd | undefined {
    const { board, nodes, visited } = this.#memory;
    const until = this.positions + more;
    if (board.won) return 'won';
    while (this.positions < until) {
      if (this.#at < 0 && !this.#take()) return 'exhausted';
      if (visited.full || nodes.count === this.#most) return 'full';
      if (this.#expand()) return 'won';
    }
    return undefined;
  }

  /** Brings the first position of the queue on the board; false when there is none. */
  #take(): boolean {
    const { path, queue } = this.#memory;
    this.#at = queue.take();
    if (this.#at < 0) return false;
    path.stand(this.#at);
    this.#evaluation.score(path.depth);
    return true;
  }

  /** Makes the best move of the position on the board that was not made yet; true when it wins. */
  #expand(): boolean {
    const { board, nodes, path, queue, visited } = this.#memory;
    const weights = this.#weights;
    const node = this.#at;
    this.#at = -1;
    this.positions++;
    this.#choose(node);
    const move = this.#best;
    if (move < 0) return false;
    nodes.triedScore[node] = this.#bestScore;
    nodes.triedAt[node] = move;
    if (this.#nextScore < NONE) queue.put(node, bucketOf(this.#nextScore + weights.margin, weights));
    const mark = board.end;
    board.make(move);
    if (board.won) return true;
    if (!visited.add(board.a, board.b)) {
      board.undo(mark);
      return false;
    }
    const more = weights.repeats.length === 0 ? 0 : weights.repeats[this.#repeated(move)]!;
    const met = nodes.add(node, move, this.#evaluation.score(path.depth + 1) + more);
    path.add(met, mark);
    const bucket = bucketOf(nodes.score[met]!, weights);
    if (bucket <= queue.least + weights.onward) this.#at = met;
    else queue.put(met, bucket);
    return false;
  }

  /** Counts the move just made; returns how often it was made before. */
  #repeated(move: PackedMove): number {
    const { cards, place } = this.#memory.board;
    const card = cardOf(move);
    const at = place[card]!;
    const onto = at >> 6 < CELLS ? cards[at - 1]! : packedToOf(move) === CELLS ? ON_CELL : ON_OTHER;
    return this.#repeats.count(card, onto);
  }

  /** Finds the best move after those made before that does not lead to a visited position. */
  #choose(node: number): void {
    const { board, nodes, visited, found } = this.#memory;
    found.find(board, this.#evaluation, nodes.score[node]!);
    const { list, estimates, length } = found;
    const triedScore = nodes.triedScore[node]!;
    const tried = nodes.triedAt[node]!;
    for (;;) {
      let best = -1;
      let bestAt = -1;
      let nextAt = -1;
      let bestScore = NONE;
      let nextScore = NONE;
      for (let at = 0; at < length; at++) {
        const estimate = estimates[at]!;
        if (estimate > nextScore || estimate < triedScore) continue;
        const move = list[at]!;
        if (estimate === triedScore && move <= tried) continue;
        if (estimate < bestScore || (estimate === bestScore && move < best)) {
          nextScore = bestScore;
          nextAt = bestAt;
          bestScore = estimate;
          best = move;
          bestAt = at;
        } else if (estimate < nextScore) {
          nextScore = estimate;
          nextAt = at;
        }
      }
      let met = -1;
      if (bestAt >= 0) {
        board.predict(best);
        if (visited.has(board.predictedA, board.predictedB)) met = bestAt;
        else if (nextAt >= 0) {
          board.predict(list[nextAt]!);
          if (visited.has(board.predictedA, board.predictedB)) met = nextAt;
        }
      }
      if (met < 0) {
        this.#best = best;
        this.#bestScore = bestScore;
        this.#nextScore = nextScore;
        return;
      }
      estimates[met] = NONE;
    }
  }
}
