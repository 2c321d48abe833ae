import type { Card } from '../../model/card.ts';
import { countOf, fromOf, isDrag, type Move, toOf } from '../../model/move.ts';
import { Moves } from '../../legality/move-generator.ts';
import { BucketQueue } from '../../search/memory/bucket-queue.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { isWorthwhile } from '../../search/boards/position/worthwhile.ts';
import { Evaluation } from './evaluate.ts';
import { Candidates } from './candidates.ts';
import { Nodes } from '../../search/memory/nodes.ts';
import { Path } from '../../search/memory/path.ts';
import { Repeats } from './repeats.ts';
import { Steps } from './steps.ts';
import { bucketOf, type EvaluationWeights } from './weights.ts';

/**
 * Makes a best-first search with partial expansion. In a position all moves are listed and rated without being made;
 * only the best of them is made, and the old position waits in the queue for its next best. When the new position looks
 * about as good as the best in the queue, the search continues from it directly.
 *
 * With `below`, it looks only for wins of fewer moves.
 */
export const bestFirst = (weights: EvaluationWeights, below = Infinity): Strategy => ({
  name: 'best-first',
  complete: below === Infinity,
  begin: (context) => new BestFirst(context, weights, below),
});

/** Data that is made once for a context. */
interface Memory {
  readonly nodes: Nodes;
  readonly candidates: Candidates;
  readonly steps: Steps;
  readonly path: Path;
  readonly queue: BucketQueue;
  readonly found: Moves;
  readonly evaluation: Evaluation;
  readonly repeats: Repeats;
}

const memoryFor = perContext(({ position, view }): Memory => {
  const nodes = new Nodes();
  const steps = new Steps(position);
  return {
    nodes,
    candidates: new Candidates(nodes),
    steps,
    path: new Path(steps, nodes),
    queue: new BucketQueue(),
    found: new Moves(),
    evaluation: new Evaluation(position, view),
    repeats: new Repeats(),
  };
});

class BestFirst implements Pass {
  positions = 0;
  readonly #context: SearchContext;
  readonly #weights: EvaluationWeights;
  readonly #below: number;
  readonly #evaluation: Evaluation;
  readonly #memory: Memory;
  readonly #path: Path;
  readonly #predicted: boolean;
  readonly #oneEmpty: boolean;
  #chance = false;
  /** The position to go on from, which is on the table; -1: the first of the queue. */
  #at = -1;
  /** Whether the position on the table is the one evaluated last. */
  #isScored = false;

  constructor(context: SearchContext, weights: EvaluationWeights, below: number) {
    this.#context = context;
    this.#weights = weights;
    this.#below = below;
    this.#memory = memoryFor(context);
    this.#evaluation = this.#memory.evaluation;
    this.#path = this.#memory.path;
    this.#predicted = context.pruning.has('predicted') && context.facts.settles;
    this.#oneEmpty = context.pruning.has('one-empty');
    this.#memory.nodes.count = 0;
    this.#memory.queue.clear();
    this.#memory.repeats.clear();
    context.visited.clear();
    this.#evaluation.begin(weights);
  }

  go(more: number): PassEnd | undefined {
    const until = this.positions + more;
    const { position } = this.#context;
    if (this.positions === 0) {
      if (position.won) return { end: 'won', moves: position.moves() };
      this.#at = this.#meet(-1, 0, position.table.end);
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
    const { nodes, candidates, steps, queue } = this.#memory;
    const bytes = nodes.bytes + candidates.bytes + steps.bytes + queue.bytes;
    return this.#context.visited.full || bytes > this.#context.bytes;
  }

  /** Puts the first position of the queue on the table; returns false when the queue is empty. */
  #take(): boolean {
    this.#at = this.#memory.queue.take();
    if (this.#at < 0) return false;
    this.#path.stand(this.#at);
    this.#context.position.settle();
    this.#isScored = false;
    return true;
  }

  /** Makes the best move of the position on the table that was not made yet; true when it wins. */
  #expand(): boolean {
    const { position } = this.#context;
    const { nodes, queue, candidates } = this.#memory;
    const weights = this.#weights;
    const node = this.#at;
    this.#at = -1;
    this.positions++;
    if (!this.#choose(node)) return false;
    const move = candidates.move(node);
    candidates.drop(node);
    if (this.#choose(node)) queue.put(node, bucketOf(candidates.score(node) + weights.margin, weights));
    const mark = position.table.end;
    const isCounted = weights.repeats.length > 0 && isDrag(move);
    const card = isCounted ? this.#carried(move) : 0;
    const onto = isCounted ? this.#evaluation.onto(toOf(move)) : 0;
    position.make(move);
    if (position.won) return true;
    position.settle();
    const met = this.#meet(node, move, mark);
    if (met < 0) {
      position.undo(mark);
      return false;
    }
    if (isCounted) nodes.score[met]! += weights.repeats[this.#memory.repeats.count(card, onto)]!;
    this.#path.add(met, mark);
    const bucket = bucketOf(nodes.score[met]!, weights);
    if (bucket <= queue.least + weights.onward) this.#at = met;
    else queue.put(met, bucket);
    return false;
  }

  /** Returns the lowest card that a drag carries; asked before the drag is made. */
  #carried(move: Move): Card {
    const { table } = this.#context.position;
    const from = fromOf(move);
    return table.at(from, table.size(from) - countOf(move));
  }

  /** Whether the position has a move left that may lead to a new position; that move is then the first candidate. */
  #choose(node: number): boolean {
    const { candidates } = this.#memory;
    for (;;) {
      for (; candidates.has(node); candidates.drop(node)) if (!this.#isKnown(candidates.move(node))) return true;
      if (!candidates.mayHaveMore(node)) return false;
      this.#list(node);
    }
  }

  #isKnown(move: Move): boolean {
    if (!this.#predicted) return false;
    const { position, visited } = this.#context;
    return position.predict(move) && visited.has(position.key.predictedA, position.key.predictedB);
  }

  /** Finds the best moves of the position on the table after those that were tried. */
  #list(node: number): void {
    const { position } = this.#context;
    const { nodes, found, candidates } = this.#memory;
    if (!this.#isScored) this.#evaluation.score(nodes.depth[node]!);
    this.#isScored = true;
    position.list(found);
    const score = nodes.score[node]!;
    candidates.open(node);
    for (let at = 0; at < found.length; at++) {
      const move = found.list[at]!;
      if (this.#oneEmpty && !isWorthwhile(position, move)) continue;
      if (isDrag(move)) candidates.offer(move, this.#evaluation.predict(score, move), at);
      else if (position.rules.isChance(move, position.table)) this.#chance = true;
      else candidates.offer(move, score, at);
    }
    candidates.close();
  }

  /**
   * Adds the position on the table as a node; the journal ended at `mark` before the move to it. Returns -1 when it was
   * visited before or is too far from the root.
   */
  #meet(parent: number, move: Move, mark: number): number {
    const { position, visited } = this.#context;
    const { nodes, candidates, steps } = this.#memory;
    const { key } = position;
    const depth = parent < 0 ? 0 : nodes.depth[parent]! + 1;
    // A win needs at least one more move. The position does not count as visited: a shorter line may lead here.
    if (depth + 1 >= this.#below) return -1;
    if (!visited.add(key.a, key.b)) return -1;
    const node = nodes.add(parent, move, this.#evaluation.score(depth));
    steps.note(node, mark);
    candidates.begin(node);
    this.#isScored = true;
    return node;
  }
}
