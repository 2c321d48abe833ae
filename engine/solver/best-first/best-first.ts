import { isDrag, type Move, Moves } from '../engine.ts';
import { BucketQueue, stepOf } from '../bucket-queue.ts';
import type { Ended, Ground, Pass, Strategy } from '../strategy.ts';
import { keepWorthwhile } from '../worthwhile.ts';
import { Evaluation } from './evaluate.ts';
import { Nodes } from './nodes.ts';
import { Path } from './path.ts';
import type { EvaluationWeights } from './weights.ts';

/** Scores lie around the middle of the queue, four points a bucket. */
const bucketOf = (score: number): number => stepOf((score >> 2) + 1024);
/** No score is so high. */
const NONE = 0x7fffffff;

/**
 * Best-first with partial expansion. In a position all moves are listed and judged without being made; only the best of them is
 * made, and the position waits in the queue for its next best. When the new position looks no worse than whatever waits, the
 * search goes straight on from it, without a way back.
 */
export const bestFirst = (weights: EvaluationWeights): Strategy => ({
  name: 'best-first',
  complete: true,
  begin: (ground) => new BestFirst(ground, weights),
});

/** What is made once for a ground. */
interface Memory {
  readonly nodes: Nodes;
  readonly queue: BucketQueue;
  readonly found: Moves;
  readonly evaluations: Map<EvaluationWeights, Evaluation>;
}

const memories = new WeakMap<Ground, Memory>();

function memoryFor(ground: Ground): Memory {
  const known = memories.get(ground);
  if (known) return known;
  const memory = { nodes: new Nodes(), queue: new BucketQueue(), found: new Moves(), evaluations: new Map() };
  memories.set(ground, memory);
  return memory;
}

function evaluationFor(ground: Ground, weights: EvaluationWeights): Evaluation {
  const { evaluations } = memoryFor(ground);
  const evaluation = evaluations.get(weights) ?? new Evaluation(ground.position, ground.relations, weights);
  evaluations.set(weights, evaluation);
  return evaluation;
}

class BestFirst implements Pass {
  positions = 0;
  readonly #ground: Ground;
  readonly #weights: EvaluationWeights;
  readonly #evaluation: Evaluation;
  readonly #memory: Memory;
  readonly #path: Path;
  readonly #foretold: boolean;
  #chance = false;
  /** The position to go on from, which is on the table; -1: the first of the queue. */
  #at = -1;
  /** Of the moves that were not made yet the best, its place in the list and its promise, and that of the next best. */
  #best: Move = -1;
  #bestAt = 0;
  #bestScore = NONE;
  #nextScore = NONE;

  constructor(ground: Ground, weights: EvaluationWeights) {
    this.#ground = ground;
    this.#weights = weights;
    this.#evaluation = evaluationFor(ground, weights);
    this.#memory = memoryFor(ground);
    this.#path = new Path(ground.position, this.#memory.nodes);
    this.#foretold = ground.pruning.has('foretold') && ground.facts.settles;
    this.#memory.nodes.count = 0;
    this.#memory.queue.clear();
    ground.visited.clear();
  }

  go(more: number): Ended | undefined {
    const until = this.positions + more;
    const { position } = this.#ground;
    if (this.positions === 0) {
      if (position.won) return { end: 'won', moves: position.moves() };
      this.#at = this.#meet(-1, 0);
      this.#path.begin(this.#at);
    }
    while (this.positions < until) {
      if (this.#at < 0 && !this.#take()) return { end: 'exhausted', chance: this.#chance };
      if (this.#isFull()) return { end: 'full' };
      if (this.#expand()) return { end: 'won', moves: position.moves() };
    }
    return undefined;
  }

  #isFull(): boolean {
    const { nodes, queue } = this.#memory;
    return this.#ground.visited.full || nodes.bytes + queue.bytes > this.#ground.bytes;
  }

  /** Brings the first of the queue on the table. */
  #take(): boolean {
    this.#at = this.#memory.queue.take();
    if (this.#at < 0) return false;
    this.#path.stand(this.#at);
    this.#ground.position.settle();
    this.#evaluation.score(this.#memory.nodes.depth[this.#at]!);
    return true;
  }

  /** Makes the best move of the position on the table that was not made yet; true when it wins. */
  #expand(): boolean {
    const { position } = this.#ground;
    const { nodes, queue } = this.#memory;
    const node = this.#at;
    this.#at = -1;
    this.positions++;
    this.#choose(node);
    const move = this.#best;
    if (move < 0) return false;
    nodes.triedScore[node] = this.#bestScore;
    nodes.triedAt[node] = this.#bestAt;
    if (this.#nextScore < NONE) queue.put(node, bucketOf(this.#nextScore + this.#weights.margin));
    const mark = position.table.end;
    position.make(move);
    if (position.won) return true;
    position.settle();
    const met = this.#meet(node, move);
    if (met < 0) {
      position.undo(mark);
      return false;
    }
    this.#path.add(met, mark);
    const bucket = bucketOf(nodes.score[met]!);
    if (bucket <= queue.least) this.#at = met;
    else queue.put(met, bucket);
    return false;
  }

  /** Finds the best move after those that were made, in the order of their promises. */
  #choose(node: number): void {
    const { position, pruning, visited } = this.#ground;
    const { nodes, found } = this.#memory;
    const { rules, key } = position;
    position.list(found);
    if (pruning.has('one-empty')) keepWorthwhile(position, found);
    const score = nodes.score[node]!;
    const triedScore = nodes.triedScore[node]!;
    const triedAt = nodes.triedAt[node]!;
    this.#best = -1;
    this.#bestScore = this.#nextScore = NONE;
    for (let at = 0; at < found.length; at++) {
      const move = found.list[at]!;
      const drags = isDrag(move);
      if (!drags && rules.isChance(move)) {
        this.#chance = true;
        continue;
      }
      const told = drags ? this.#evaluation.foretell(score, move) : score;
      if (told < triedScore || (told === triedScore && at <= triedAt)) continue;
      if (told >= this.#nextScore) continue;
      if (this.#foretold && position.foretell(move) && visited.has(key.toldA, key.toldB)) continue;
      if (told < this.#bestScore) {
        this.#nextScore = this.#bestScore;
        this.#best = move;
        this.#bestAt = at;
        this.#bestScore = told;
      } else this.#nextScore = told;
    }
  }

  /** Notes the position on the table; -1 when it was met before. */
  #meet(parent: number, move: Move): number {
    const { position, visited } = this.#ground;
    const { nodes } = this.#memory;
    const { key } = position;
    if (!visited.add(key.a, key.b)) return -1;
    const depth = parent < 0 ? 0 : nodes.depth[parent]! + 1;
    return nodes.add(parent, move, this.#evaluation.score(depth));
  }
}
