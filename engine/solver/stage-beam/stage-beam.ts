import { fromOf, isTap, type Move, Moves } from '../engine.ts';
import type { Ended, Ground, Pass, Strategy } from '../strategy.ts';
import { Board } from './board.ts';
import { Candidates } from './candidates.ts';
import { keepLikely } from './likely.ts';
import { Nodes } from './nodes.ts';
import { type Pace, paceOf } from './pace.ts';
import { BeamScore } from './score.ts';
import { Snapshots } from './snapshots.ts';
import type { BeamWeights } from './weights.ts';

/** Layers of a stage that has no next. */
const LAST_LAYERS = 400;
/** The pool holds so many times the width at most. */
const POOL = 8;

/**
 * A beam in stages. A stage is all that is played between two uses of the stock; in it the best positions after one move more form the next layer,
 * so many and no more. Uses of the stock go to a pool, from which the best, whichever layer they come from, begin the next stage:
 * positions are compared only with others that have seen the same cards. When no stage is left, all begins anew with twice the width.
 *
 * It finds wins of games too large for a whole search, and never says that there is none: most positions are left out.
 */
export const stageBeam = (given: Partial<Pace> = {}): Strategy => ({
  name: 'stage-beam',
  complete: false,
  begin: (ground) => new StageBeam(ground, given),
});

/** What is made once for a ground. */
interface Memory {
  readonly board: Board;
  readonly nodes: Nodes;
  readonly found: Moves;
  readonly lists: readonly [Candidates, Candidates, Candidates];
  /** The positions of a layer and of the one before it. */
  readonly boards: readonly [Snapshots, Snapshots];
  readonly scores: Map<BeamWeights, BeamScore>;
}

const memories = new WeakMap<Ground, Memory>();

function memoryFor(ground: Ground): Memory {
  const known = memories.get(ground);
  if (known) return known;
  const memory = {
    board: new Board(ground),
    nodes: new Nodes(),
    found: new Moves(),
    lists: [new Candidates(), new Candidates(), new Candidates()],
    boards: [new Snapshots(), new Snapshots()],
    scores: new Map<BeamWeights, BeamScore>(),
  } as const;
  memories.set(ground, memory);
  return memory;
}

function scoreFor(ground: Ground, weights: BeamWeights): BeamScore {
  const { scores, board } = memoryFor(ground);
  const score = scores.get(weights) ?? new BeamScore(board, ground.relations, weights);
  scores.set(weights, score);
  return score;
}

class StageBeam implements Pass {
  positions = 0;
  readonly #ground: Ground;
  readonly #pace: Pace;
  readonly #board: Board;
  readonly #score: BeamScore;
  readonly #found: Moves;
  readonly #nodes: Nodes;
  /** The layer is chosen from `now`, the next will be from `next`, the first of the next stage from `pool`. */
  #now: Candidates;
  #next: Candidates;
  #pool: Candidates;
  #boards: Snapshots;
  #boardsBefore: Snapshots;
  /** Numbers of the first position of the layer, and of that before it. */
  #first = 0;
  #firstBefore = 0;
  /** Positions of the layer seen so far. */
  #at = 0;
  #width: number;
  /** What is left in the stock of the position on the board. */
  #stage = 0;
  /** The piles that a use of the stock deals a card each in this stage; none when it does anything else, undefined before it is known. */
  #dealt: readonly number[] | undefined;
  /** Layers of the stage so far, those since its best position, and the score of that. */
  #layers = 0;
  #idle = 0;
  #best = -Infinity;
  #chance = false;
  /** Nothing was left out for want of room in this try. */
  #whole = true;
  readonly #unforetold: Move[] = [];

  constructor(ground: Ground, given: Partial<Pace>) {
    const { nodes, found, lists, board, boards } = memoryFor(ground);
    const { position, relations } = ground;
    this.#ground = ground;
    this.#pace = { ...paceOf(position.rules, relations), ...given };
    this.#board = board;
    this.#score = scoreFor(ground, this.#pace.weights);
    this.#found = found;
    this.#nodes = nodes;
    [this.#now, this.#next, this.#pool] = lists;
    [this.#boards, this.#boardsBefore] = boards;
    for (const snapshots of [...boards, ...lists.map((list) => list.boards)]) snapshots.measure(position.table);
    this.#width = this.#pace.width;
    this.#begin();
  }

  go(more: number): Ended | undefined {
    const until = this.positions + more;
    const { position } = this.#ground;
    if (this.positions === 0 && position.won) return { end: 'won', moves: position.moves() };
    while (this.positions < until) {
      while (this.#at === this.#now.chosen.length) {
        if (!this.#goOn()) return { end: 'exhausted', chance: this.#chance };
      }
      if (this.#isFull()) return { end: 'full' };
      if (this.#expand(this.#at++)) return { end: 'won', moves: this.#movesTo(this.#first + this.#at - 1) };
    }
    return undefined;
  }

  /** Begins a try with all that can be known of the root. */
  #begin(): void {
    const { visited, position } = this.#ground;
    visited.clear();
    for (const list of [this.#now, this.#next, this.#pool]) list.clear();
    this.#nodes.count = 0;
    this.#board.table.take(position.table);
    this.#board.settle();
    const { a, b } = this.#board.key;
    this.#pool.boards.put(0, this.#board.table);
    this.#pool.add(-1, -1, 0, a, b, 0);
    this.#whole = true;
    this.#take(this.#pool);
    this.#beginStage();
  }

  #beginStage(): void {
    [this.#now, this.#pool] = [this.#pool, this.#now];
    this.#pool.clear();
    this.#layers = this.#idle = 0;
    this.#dealt = undefined;
    this.#best = -Infinity;
  }

  #isFull(): boolean {
    const { visited, bytes } = this.#ground;
    const parts = [this.#nodes, this.#now, this.#next, this.#pool, this.#boards, this.#boardsBefore];
    let used = 0;
    for (let i = 0; i < parts.length; i++) used += parts[i]!.bytes;
    return visited.full || used > bytes;
  }

  /** Goes on to the next layer, the next stage, or a wider try; false when a wider one would be the same. */
  #goOn(): boolean {
    const { layers, patience } = this.#pace;
    this.#layers++;
    this.#idle++;
    const last = this.#pool.count === 0;
    const over = last
      ? this.#layers >= LAST_LAYERS
      : this.#layers >= layers || (this.#idle > patience && this.#pool.count >= this.#width);
    if (over && this.#next.count > 0) this.#whole = false;
    if (!over && this.#take(this.#next)) {
      [this.#now, this.#next] = [this.#next, this.#now];
      this.#next.clear();
      return true;
    }
    this.#next.clear();
    if (this.#take(this.#pool)) {
      this.#beginStage();
      return true;
    }
    if (this.#whole) return false;
    this.#width *= 2;
    this.#begin();
    return true;
  }

  /** Makes a layer of the best of these candidates; false when there are none. */
  #take(from: Candidates): boolean {
    const quota = Math.ceil(this.#width / this.#pace.variety);
    if (!from.choose(this.#width, quota, this.#ground.visited)) this.#whole = false;
    const { chosen, parent, move } = from;
    if (chosen.length === 0) return false;
    this.#firstBefore = this.#first;
    this.#first = this.#nodes.count;
    for (let i = 0; i < chosen.length; i++) this.#nodes.add(parent[chosen[i]!]!, move[chosen[i]!]!);
    [this.#boards, this.#boardsBefore] = [this.#boardsBefore, this.#boards];
    this.#at = 0;
    if (this.#pool.count > POOL * this.#width && from !== this.#pool) {
      this.#pool.keep((POOL * this.#width) / 2);
      this.#whole = false;
    }
    return true;
  }

  /** Puts a position of the layer on the board; false when it turns out to be known. */
  #stand(at: number): boolean {
    const { table, key } = this.#board;
    const place = this.#now.chosen[at]!;
    if (this.#layers === 0) this.#now.boards.take(place, table);
    else this.#boardsBefore.take(this.#now.parent[place]! - this.#firstBefore, table);
    this.#board.make(this.#now.move[place]!);
    this.#board.settle();
    const foretold = key.a === this.#now.a[place] && key.b === this.#now.b[place];
    return foretold || this.#ground.visited.add(key.a, key.b);
  }

  /** Lists what follows a position of the layer; true when it is won. */
  #expand(at: number): boolean {
    const board = this.#board;
    const node = this.#first + at;
    this.positions++;
    if (!this.#stand(at)) return false;
    const score = this.#score.score();
    if (score > this.#best) {
      if (board.won) return true;
      this.#best = score;
      this.#idle = 0;
    }
    if (board.shuffled) {
      this.#chance = true;
      return false;
    }
    this.#boards.put(at, board.table);
    this.#stage = board.stage;
    this.#list(node);
    for (const move of this.#unforetold) this.#try(node, move);
    return false;
  }

  /** Adds the candidates that can be told without being made; notes the other moves. */
  #list(node: number): void {
    const { rules, table, key } = this.#board;
    const { visited } = this.#ground;
    const found = this.#found;
    rules.legalMoves(table, found);
    keepLikely(this.#board, found);
    this.#unforetold.length = 0;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (this.#board.foretell(move)) {
        if (visited.has(key.toldA, key.toldB)) continue;
        const score = this.#score.foretell(move);
        this.#next.add(node, move, score, key.toldA, key.toldB, this.#score.signature);
      } else if (rules.isChance(move)) this.#chance = true;
      else if (!this.#deal(node, move)) this.#unforetold.push(move);
    }
  }

  /** Adds a use of the stock to the pool without making it, if it does what it did for the first position of the stage: deals cards to piles. */
  #deal(node: number, move: Move): boolean {
    const { rules, table, key } = this.#board;
    const stock = fromOf(move);
    if (!isTap(move) || rules.piles[stock]!.rules.role !== 'stock') return false;
    if (this.#dealt === undefined) this.#dealt = this.#board.deals(stock) ?? [];
    if (this.#dealt.length === 0) return false;
    this.#pool.boards.put(this.#pool.count, table);
    // No position has this key: it stands for the deal from one that was not met before.
    this.#pool.add(node, move, this.#score.foretellDeal(stock, this.#dealt), ~key.a, ~key.b, this.#score.signature);
    return true;
  }

  /** Makes a move that can't be told, adds the candidate, and takes it back. */
  #try(node: number, move: Move): void {
    const board = this.#board;
    const mark = board.table.end;
    board.make(move);
    board.settle();
    const { a, b } = board.key;
    const list = board.stage === this.#stage ? this.#next : this.#pool;
    const score = this.#score.score();
    board.table.undo(mark);
    if (board.shuffled) this.#chance = true;
    else if (!this.#ground.visited.has(a, b)) {
      if (list === this.#pool) list.boards.put(list.count, board.table);
      list.add(node, move, score, a, b, this.#score.signature);
    }
  }

  /** The moves of a win, forced ones too. */
  #movesTo(node: number): Move[] {
    const { position } = this.#ground;
    const moves = position.moves();
    this.#board.table.take(position.table);
    for (const move of this.#nodes.movesTo(node)) this.#board.make(move, moves);
    return moves;
  }
}
