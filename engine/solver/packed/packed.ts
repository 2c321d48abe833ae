import type { EvaluationWeights } from '../best-first/weights.ts';
import { Nodes } from '../best-first/nodes.ts';
import { BucketQueue } from '../bucket-queue.ts';
import { BASE } from '../../model/counters.ts';
import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { Pruning } from '../pruning.ts';
import { perContext } from '../context.ts';
import type { PassEnd, SearchContext, Pass, Strategy } from '../strategy.ts';
import { type BeamWeights, BUILT_WEIGHTS } from '../stage-beam/weights.ts';
import { PackedBeam } from './beam/beam.ts';
import { PackedBoard } from './board.ts';
import { FollowedBoard } from './followed-board.ts';
import { ForcedHomes } from './forced.ts';
import { type PackedGame, packedGame } from './game.ts';
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
  begin: (context) =>
    begin(context, (memory) => {
      const search = memory.searches.get(weights) ?? new PackedSearch(memory, weights, context.bytes);
      memory.searches.set(weights, search);
      return search;
    }),
});

/** A beam on a packed board: it finds wins that the search above does not come to, and proves no loss. */
export const packedBeam: Strategy = {
  name: 'packed-beam',
  complete: false,
  begin: (context) =>
    begin(context, (memory) => (memory.beam ??= new PackedBeam(memory, weightsOf(memory), context.bytes))),
};

/** A card of a reserve that takes none can be had at any time: it costs nothing there. */
const weightsOf = ({ board: { game } }: Made): BeamWeights =>
  game.rooms === 0 ? { ...BUILT_WEIGHTS, aside: 0 } : BUILT_WEIGHTS;

/**
 * What a packed board does without being asked: its keys know neither columns nor cells apart, and safe cards go home.
 */
const NEEDED: readonly Pruning[] = ['alike', 'predicted', 'one-empty', 'from-home', 'safe-home'];

/**
 * What is made once for a game with a base rank: its board, and searches that take turns on it, one for each set of
 * weights, and a beam.
 */
interface Made extends SearchMemory {
  readonly searches: Map<EvaluationWeights, PackedSearch>;
  beam?: PackedBeam;
}

/** By base rank; undefined where the rules do not fit. */
const madeOf = perContext(() => new Map<number, Made | undefined>());

function madeFor(context: SearchContext, base: number): Made | undefined {
  const byBase = madeOf(context);
  if (!byBase.has(base)) byBase.set(base, make(context, base));
  return byBase.get(base);
}

function make({ position, facts, relations, safe, pruning, visited }: SearchContext, base: number): Made | undefined {
  const { rules } = position;
  const game = NEEDED.every((rule) => pruning.has(rule))
    ? packedGame(rules, facts, relations.at(base), base)
    : undefined;
  if (game === undefined || safe === undefined) return undefined;
  const forced = new ForcedHomes(rules, safe, game, base);
  const followed = pruning.has('from-reserve') && mayBeFollowed(game, forced);
  const board = followed ? new FollowedBoard(game, forced) : new PackedBoard(game, forced);
  const memory = { nodes: new Nodes(), queue: new BucketQueue(), found: new PackedMoves() };
  return { board, visited, ...memory, searches: new Map() };
}

/**
 * Whether a card of a reserve, which can be had at any time, need not come to a column but for a card that is laid on
 * it next. Sound: else play it just before the first card that is laid on it; when it goes on to another column or
 * home, play it there from the reserve. The card left bare till then goes home only where that does no harm.
 */
const mayBeFollowed = ({ cells, rooms, neverWanted }: PackedGame, forced: ForcedHomes): boolean =>
  cells.length > 0 && rooms === 0 && (neverWanted || !forced.byRules);

/** What looks for a win from the position on the board. */
type Search = Pick<PackedSearch, 'positions' | 'begin' | 'go'>;

function begin(context: SearchContext, searchOf: (memory: Made) => Search): Pass {
  const { table } = context.position;
  const memory = madeFor(context, table.counter(BASE));
  if (memory === undefined || !memory.board.begin(table)) return { positions: 0, go: () => ({ end: 'unfit' }) };
  const search = searchOf(memory);
  search.begin();
  return new PackedPass(context, memory, search);
}

class PackedPass implements Pass {
  readonly #context: SearchContext;
  readonly #memory: Made;
  readonly #search: Search;

  constructor(context: SearchContext, memory: Made, search: Search) {
    this.#context = context;
    this.#memory = memory;
    this.#search = search;
  }

  get positions(): number {
    return this.#search.positions;
  }

  go(more: number): PassEnd | undefined {
    const end = this.#search.go(more);
    if (end === 'won') return { end, moves: (table) => this.#moves(table) };
    if (end === 'exhausted') return { end, chance: false };
    // What comes after it needs the memory.
    if (end === 'full') madeOf(this.#context).clear();
    return end && { end };
  }

  *#moves(table: TableView): Generator<Move, void> {
    const { board } = this.#memory;
    yield* this.#context.position.moves();
    yield* translated(board.game, board.log.subarray(0, board.end), table);
  }
}
