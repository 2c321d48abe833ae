import { isDrag, type Move, Moves } from '../engine.ts';
import { Path } from '../best-first/path.ts';
import type { Ended, Ground, Pass, Strategy } from '../strategy.ts';
import { Candidates } from './candidates.ts';
import { keepLikely } from './likely.ts';
import { Nodes } from './nodes.ts';
import { type Pace, paceOf, stageOf } from './pace.ts';
import { BeamScore } from './score.ts';
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
  readonly nodes: Nodes;
  readonly found: Moves;
  readonly lists: readonly [Candidates, Candidates, Candidates];
  readonly scores: Map<BeamWeights, BeamScore>;
}

const memories = new WeakMap<Ground, Memory>();

function memoryFor(ground: Ground): Memory {
  const known = memories.get(ground);
  if (known) return known;
  const lists = [new Candidates(), new Candidates(), new Candidates()] as const;
  const memory = { nodes: new Nodes(), found: new Moves(), lists, scores: new Map() };
  memories.set(ground, memory);
  return memory;
}

function scoreFor(ground: Ground, weights: BeamWeights): BeamScore {
  const { scores } = memoryFor(ground);
  const score = scores.get(weights) ?? new BeamScore(ground.position, ground.relations, weights);
  scores.set(weights, score);
  return score;
}

class StageBeam implements Pass {
  positions = 0;
  readonly #ground: Ground;
  readonly #pace: Pace;
  readonly #score: BeamScore;
  readonly #found: Moves;
  readonly #nodes: Nodes;
  readonly #path: Path;
  readonly #stocks: readonly number[];
  #now: Candidates;
  #next: Candidates;
  #pool: Candidates;
  /** The place of the layer's next position. */
  #at = 0;
  /** Node numbers of the layer's positions. */
  #layer = new Int32Array(0);
  #width: number;
  #stage = 0;
  #layers = 0;
  #best = -Infinity;
  #idle = 0;
  #chance = false;
  /** Nothing was left out for want of room in this try. */
  #whole = true;
  readonly #rest: Move[] = [];

  constructor(ground: Ground, given: Partial<Pace>) {
    const { nodes, found, lists } = memoryFor(ground);
    const { position } = ground;
    this.#ground = ground;
    this.#pace = { ...paceOf(position.rules, ground.relations), ...given };
    this.#score = scoreFor(ground, this.#pace.weights);
    this.#found = found;
    this.#nodes = nodes;
    this.#path = new Path(position, nodes);
    this.#stocks = position.rules.piles.filter(({ rules }) => rules.role === 'stock').map(({ index }) => index);
    [this.#now, this.#next, this.#pool] = lists;
    this.#width = this.#pace.width;
    nodes.count = 0;
    nodes.add(-1, -1);
    this.#path.begin(0);
    this.#begin();
  }

  go(more: number): Ended | undefined {
    const until = this.positions + more;
    const { position } = this.#ground;
    if (this.positions === 0 && position.won) return { end: 'won', moves: position.moves() };
    while (this.positions < until) {
      while (this.#at === this.#layer.length) {
        if (!this.#goOn()) return { end: 'exhausted', chance: this.#chance };
      }
      if (this.#isFull()) return { end: 'full' };
      if (this.#expand(this.#at++)) return { end: 'won', moves: position.moves() };
    }
    return undefined;
  }

  /** A try from the root. */
  #begin(): void {
    const { visited, position } = this.#ground;
    this.#nodes.count = 1;
    this.#path.stand(0);
    position.settle();
    visited.clear();
    for (const list of [this.#now, this.#next, this.#pool]) list.clear();
    this.#now.add(-1, -1, 0, position.key.a, position.key.b, 0);
    this.#whole = true;
    this.#now.choose(1, 1, visited);
    this.#layer = Int32Array.of(0);
    this.#at = 0;
    this.#beginStage();
  }

  #beginStage(): void {
    this.#layers = this.#idle = 0;
    this.#best = -Infinity;
    this.#stage = -1;
  }

  #isFull(): boolean {
    const bytes = this.#nodes.bytes + this.#now.bytes + this.#next.bytes + this.#pool.bytes;
    return this.#ground.visited.full || bytes > this.#ground.bytes;
  }

  /** Goes on to the next layer, the next stage, or a wider try; false when a wider one would be the same. */
  #goOn(): boolean {
    const { layers, patience } = this.#pace;
    this.#layers++;
    const last = this.#pool.count === 0;
    const over = last
      ? this.#layers >= LAST_LAYERS
      : this.#layers >= layers || (this.#idle >= patience && this.#pool.count >= this.#width);
    if (over && this.#next.count > 0) this.#whole = false;
    if (!over && this.#take(this.#next)) {
      [this.#now, this.#next] = [this.#next, this.#now];
      this.#next.clear();
      return true;
    }
    this.#next.clear();
    if (this.#take(this.#pool)) {
      [this.#now, this.#pool] = [this.#pool, this.#now];
      this.#pool.clear();
      this.#beginStage();
      return true;
    }
    if (this.#whole) return false;
    this.#width *= 2;
    this.#begin();
    return true;
  }

  /** Makes the layer of the best candidates; false when there are none. */
  #take(from: Candidates): boolean {
    const quota = Math.max(1, Math.ceil(this.#width / this.#pace.variety));
    if (!from.choose(this.#width, quota, this.#ground.visited)) this.#whole = false;
    const { chosen, parent, move } = from;
    if (chosen.length === 0) return false;
    const nodes = this.#nodes;
    if (from === this.#pool) chosen.sort((a, b) => nodes.compare(parent[a]!, parent[b]!) || a - b);
    this.#layer = chosen.map((at) => nodes.add(parent[at]!, move[at]!));
    this.#at = 0;
    if (this.#pool.count > POOL * this.#width) {
      this.#pool.keep((POOL * this.#width) / 2);
      this.#whole = false;
    }
    return true;
  }

  /** Lists what follows a position of the layer; true when it wins. */
  #expand(at: number): boolean {
    const { position, visited } = this.#ground;
    const { table, key, rules } = position;
    const node = this.#layer[at]!;
    const place = this.#now.chosen[at]!;
    this.positions++;
    this.#path.stand(node);
    position.settle();
    if (position.won) return true;
    if ((key.a !== this.#now.a[place] || key.b !== this.#now.b[place]) && !visited.add(key.a, key.b)) return false;
    const stage = stageOf(this.#stocks, table);
    if (this.#stage < 0) this.#stage = stage;
    const score = this.#score.score();
    if (score > this.#best) {
      this.#best = score;
      this.#idle = 0;
    }
    const found = this.#found;
    position.list(found);
    keepLikely(position, found);
    this.#rest.length = 0;
    for (let i = 0; i < found.length; i++) {
      const move = found.list[i]!;
      if (!isDrag(move) && rules.isChance(move)) this.#chance = true;
      else if (!isDrag(move) || !position.foretell(move)) this.#rest.push(move);
      else if (!visited.has(key.toldA, key.toldB)) {
        const told = this.#score.foretell(move);
        this.#next.add(node, move, told, key.toldA, key.toldB, this.#score.signature);
      }
    }
    for (const move of this.#rest) if (this.#try(node, move)) return true;
    return false;
  }

  /** Makes a move that can't be foretold, and takes it back unless it wins. */
  #try(node: number, move: Move): boolean {
    const { position, visited } = this.#ground;
    const { table, key } = position;
    const mark = table.end;
    position.make(move);
    position.settle();
    if (position.won) return true;
    if (!visited.has(key.a, key.b)) {
      const list = stageOf(this.#stocks, table) === this.#stage ? this.#next : this.#pool;
      const score = this.#score.score();
      list.add(node, move, score, key.a, key.b, this.#score.signature);
    }
    position.undo(mark);
    return false;
  }
}
