import type { EvaluationWeights } from '../best-first/weights.ts';
import { Nodes } from '../best-first/nodes.ts';
import { BucketQueue } from '../bucket-queue.ts';
import { BASE, type Move, type TableView } from '../engine.ts';
import type { Pruning } from '../pruning.ts';
import { perGround } from '../ground.ts';
import type { Ended, Ground, Pass, Strategy } from '../strategy.ts';
import { PackedBoard } from './board.ts';
import { ForcedHomes } from './forced.ts';
import { packedGame } from './game.ts';
import { PackedMoves } from './moves.ts';
import { PackedSearch, type SearchMemory } from './search.ts';
import { translated } from './translate.ts';

/**
 * Best-first on a packed board, for open games of one pack in columns and cells: the same search as on the table,
 * several times as fast. What it knows of a game it reads off the rules; where they do not fit it says so at once.
 */
export const packed = (weights: EvaluationWeights): Strategy => ({
  name: 'packed',
  complete: true,
  begin: (ground) => begin(ground, weights),
});

/**
 * What a packed board does without being asked: its keys know neither columns nor cells apart, and safe cards go home.
 */
const NEEDED: readonly Pruning[] = ['alike', 'foretold', 'one-empty', 'from-home', 'safe-home'];

/**
 * What is made once for a game with a base rank: its board, and searches that take turns on it, one for each set of
 * weights.
 */
interface Made extends SearchMemory {
  readonly searches: Map<EvaluationWeights, PackedSearch>;
}

/** By base rank; undefined where the rules do not fit. */
const madeOf = perGround(() => new Map<number, Made | undefined>());

function madeFor(ground: Ground, base: number): Made | undefined {
  const byBase = madeOf(ground);
  if (!byBase.has(base)) byBase.set(base, make(ground, base));
  return byBase.get(base);
}

function make({ position, facts, relations, safe, pruning, visited }: Ground, base: number): Made | undefined {
  const { rules } = position;
  const game = NEEDED.every((rule) => pruning.has(rule))
    ? packedGame(rules, facts, relations.at(base), base)
    : undefined;
  if (game === undefined || safe === undefined) return undefined;
  const board = new PackedBoard(game, new ForcedHomes(rules, safe, game, base));
  const memory = { nodes: new Nodes(), queue: new BucketQueue(), found: new PackedMoves() };
  return { board, visited, ...memory, searches: new Map() };
}

function begin(ground: Ground, weights: EvaluationWeights): Pass {
  const { table } = ground.position;
  const memory = madeFor(ground, table.counter(BASE));
  if (memory === undefined || !memory.board.begin(table)) return { positions: 0, go: () => ({ end: 'unfit' }) };
  const search = memory.searches.get(weights) ?? new PackedSearch(memory, weights, ground.bytes);
  memory.searches.set(weights, search);
  search.begin();
  return new PackedPass(ground, memory, search);
}

class PackedPass implements Pass {
  readonly #ground: Ground;
  readonly #memory: Made;
  readonly #search: PackedSearch;

  constructor(ground: Ground, memory: Made, search: PackedSearch) {
    this.#ground = ground;
    this.#memory = memory;
    this.#search = search;
  }

  get positions(): number {
    return this.#search.positions;
  }

  go(more: number): Ended | undefined {
    const end = this.#search.go(more);
    if (end === 'won') return { end, moves: (table) => this.#moves(table) };
    if (end === 'exhausted') return { end, chance: false };
    // What comes after it needs the memory.
    if (end === 'full') madeOf(this.#ground).clear();
    return end && { end };
  }

  *#moves(table: TableView): Generator<Move, void> {
    const { board } = this.#memory;
    yield* this.#ground.position.moves();
    yield* translated(board.game, board.log.subarray(0, board.end), table);
  }
}
