import { BASE } from '../../model/counters.ts';
import { fromOf, isTap, type Move } from '../../model/move.ts';
import { Moves } from '../../legality/move-generator.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { BeamBoard } from '../../search/boards/snapshots/board.ts';
import { Layers } from '../../search/algorithms/beam/layers.ts';
import { keepLikely } from '../../search/boards/snapshots/likely.ts';
import { type Pace, paceOf } from '../../search/evaluate/pace.ts';
import { BeamScore } from '../../search/evaluate/score.ts';
import type { BeamWeights } from '../../search/evaluate/weights.ts';

/**
 * A beam in stages. A stage is everything played between two uses of the stock; in it, the best positions after one
 * more move form the next layer, up to the width. Uses of the stock go to a pool, and the best of the pool, from any
 * layer, begin the next stage: positions are compared only with others that have seen the same cards. When no stage is
 * left, it begins again with twice the width.
 *
 * It finds wins of games too large for a whole search, and never proves a loss: most positions are left out.
 */
export const stageBeam = (given: Partial<Pace> = {}): Strategy => ({
  name: 'stage-beam',
  complete: false,
  begin: (context) => new StageBeam(context, given),
});

/** Data made once for a context. */
interface Memory {
  readonly board: BeamBoard;
  readonly layers: Layers;
  readonly found: Moves;
  readonly scores: Map<BeamWeights, BeamScore>;
}

const memoryFor = perContext((context): Memory => ({
  board: new BeamBoard(context),
  layers: new Layers(),
  found: new Moves(),
  scores: new Map(),
}));

function scoreFor(context: SearchContext, weights: BeamWeights): BeamScore {
  const { scores, board } = memoryFor(context);
  const score = scores.get(weights) ?? new BeamScore(board, context.view, weights);
  scores.set(weights, score);
  return score;
}

class StageBeam implements Pass {
  positions = 0;
  readonly #context: SearchContext;
  readonly #pace: Pace;
  readonly #board: BeamBoard;
  readonly #layers: Layers;
  readonly #score: BeamScore;
  readonly #found: Moves;
  #width: number;
  /** Positions of the layer expanded so far. */
  #at = 0;
  /**
   * The piles that a use of the stock deals a card each in this stage; empty when it does anything else, undefined
   * before it is known.
   */
  #dealt: readonly number[] | undefined;
  #chance = false;
  readonly #unpredicted: Move[] = [];

  constructor(context: SearchContext, given: Partial<Pace>) {
    const { found, layers, board } = memoryFor(context);
    const { rules, table } = context.position;
    this.#context = context;
    this.#pace = { ...paceOf(rules, context.view.at(table.counter(BASE))), ...given };
    this.#board = board;
    this.#layers = layers;
    board.table.take(table);
    this.#score = scoreFor(context, this.#pace.weights);
    // Another score may have read it last.
    board.fresh.fill(0);
    this.#found = found;
    this.#width = this.#pace.width;
    this.#begin();
  }

  go(more: number): PassEnd | undefined {
    const until = this.positions + more;
    const { position, visited, bytes } = this.#context;
    if (this.positions === 0 && position.won) return { end: 'won', moves: position.moves() };
    while (this.positions < until) {
      while (this.#at === this.#layers.length) {
        if (!this.#goOn()) return { end: 'exhausted', chance: this.#chance };
        if (visited.full || this.#layers.bytes > bytes) return { end: 'full' };
      }
      const at = this.#at++;
      if (this.#expand(at)) return { end: 'won', moves: this.#movesTo(at) };
    }
    return undefined;
  }

  /** Begins a try from the position to be solved. */
  #begin(): void {
    this.#board.table.take(this.#context.position.table);
    this.#board.settle();
    this.#layers.begin(this.#board, this.#width, this.#context.visited);
    this.#at = 0;
    this.#dealt = undefined;
  }

  /** Goes on to the next layer, or to a wider try; false when a wider one would be the same. */
  #goOn(): boolean {
    this.#at = 0;
    if (this.#layers.goOn(this.#pace, this.#context.visited)) {
      if (this.#layers.isFirst) this.#dealt = undefined;
      return true;
    }
    if (!this.#layers.mayWiden) return false;
    this.#width *= 2;
    this.#begin();
    return true;
  }

  /** Lists the candidates that follow a position of the layer; true when it is won. */
  #expand(at: number): boolean {
    const board = this.#board;
    this.positions++;
    if (!this.#layers.stand(at, board, this.#context.visited)) return false;
    const score = this.#score.score();
    // A win scores better than everything that led to it.
    if (this.#layers.isBest(score) && board.won) return true;
    if (board.shuffled) {
      this.#chance = true;
      return false;
    }
    this.#layers.keep(at, board);
    const node = this.#layers.node(at);
    this.#list(node);
    const { stage } = board;
    for (const move of this.#unpredicted) this.#try(node, move, stage);
    return false;
  }

  /** Adds the candidates whose key can be computed without making the move; collects the other moves. */
  #list(node: number): void {
    const { rules, table, key } = this.#board;
    const { visited } = this.#context;
    const found = this.#found;
    rules.legalMoves(table, found);
    keepLikely(this.#board, found);
    this.#unpredicted.length = 0;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (this.#board.predict(move)) {
        if (visited.has(key.predictedA, key.predictedB)) continue;
        const { next } = this.#layers;
        const score = this.#score.predict(move);
        next.setKey(next.add(node, move, score, this.#score.signature), key.predictedA, key.predictedB);
      } else if (rules.isChance(move, this.#board.table)) this.#chance = true;
      else if (!this.#deal(node, move)) this.#unpredicted.push(move);
    }
  }

  /**
   * Adds a use of the stock to the pool without making it, if it deals cards to piles, as it did for the first position
   * of the stage.
   */
  #deal(node: number, move: Move): boolean {
    const { rules, table, key } = this.#board;
    const { pool } = this.#layers;
    const stock = fromOf(move);
    if (!isTap(move) || rules.piles[stock]!.rules.role !== 'stock') return false;
    this.#dealt ??= this.#board.deals(stock) ?? [];
    if (this.#dealt.length === 0) return false;
    pool.boards.put(pool.count, table);
    // No position has this key: it marks the deal from a position that was not met before.
    const score = this.#score.predictDeal(stock, this.#dealt);
    pool.setKey(pool.add(node, move, score, this.#score.signature), ~key.a, ~key.b);
    return true;
  }

  /**
   * Makes a move whose key cannot be computed beforehand, adds the candidate, and takes it back; `stage`: that of the
   * position before it.
   */
  #try(node: number, move: Move, stage: number): void {
    const board = this.#board;
    const mark = board.table.end;
    board.make(move);
    board.settle();
    const { a, b } = board.key;
    const list = board.stage === stage ? this.#layers.next : this.#layers.pool;
    const score = this.#score.score();
    board.table.undo(mark);
    if (board.shuffled) this.#chance = true;
    else if (!this.#context.visited.has(a, b)) {
      if (list === this.#layers.pool) list.boards.put(list.count, board.table);
      list.setKey(list.add(node, move, score, this.#score.signature), a, b);
    }
  }

  /** Returns the moves to a position of the layer, with the forced ones. */
  #movesTo(at: number): Move[] {
    const { position } = this.#context;
    const moves = position.moves();
    this.#board.table.take(position.table);
    for (const move of this.#layers.movesTo(this.#layers.node(at))) this.#board.make(move, moves);
    return moves;
  }
}
