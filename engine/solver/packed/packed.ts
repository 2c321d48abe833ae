import type { EvaluationWeights } from '../best-first/weights.ts';
import { Path } from '../../search/memory/path.ts';
import { Nodes } from '../../search/memory/nodes.ts';
import { BucketQueue } from '../../search/memory/bucket-queue.ts';
import { BASE } from '../../model/counters.ts';
import type { Move } from '../../model/move.ts';
import type { TableView } from '../../model/table.ts';
import type { Pruning } from '../../search/pruning/pruning.ts';
import { perContext, type SearchContext } from '../../search/context/context.ts';
import type { PassEnd, Pass, Strategy } from '../base/strategy.ts';
import { type BeamWeights, BUILT_WEIGHTS } from '../../search/evaluate/weights.ts';
import { PackedBeam } from './beam.ts';
import { PackedBoard } from './board.ts';
import { FollowedBoard } from './followed-board.ts';
import { ForcedHomes } from './forced.ts';
import { type PackedGame, packedGame } from './game.ts';
import { PackedMoves } from './moves.ts';
import { PackedPathBoard } from './packed-path.ts';
import { PackedSearch, type SearchMemory } from './search.ts';
import { packedLineOf } from './table-moves.ts';

/**
 * Makes a best-first search on a packed board, for open games of one pack in columns and cells: the same search as on
 * the table, several times as fast. The packed game is derived from the rules; where they do not fit, the search ends
 * at once as unfit.
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

/** A beam search on a packed board: it finds wins that the search above does not reach, and proves no loss. */
export const packedBeam: Strategy = {
  name: 'packed-beam',
  complete: false,
  begin: (context) =>
    begin(context, (memory) => (memory.beam ??= new PackedBeam(memory, weightsOf(memory), context.bytes))),
};

/** Returns the beam's weights. A card of a reserve that takes none costs nothing there: it is available at any time. */
const weightsOf = ({ board: { game } }: PackedTools): BeamWeights =>
  game.rooms === 0 ? { ...BUILT_WEIGHTS, aside: 0 } : BUILT_WEIGHTS;

/**
 * The pruning that a packed board always does: its keys distinguish neither columns nor cells, and safe cards go home.
 */
const NEEDED: readonly Pruning[] = ['alike', 'predicted', 'one-empty', 'from-home', 'safe-home'];

/**
 * Data made once for a game with a base rank: its board, and the searches that take turns on it (one for each set of
 * weights, and a beam).
 */
interface PackedTools extends SearchMemory {
  readonly searches: Map<EvaluationWeights, PackedSearch>;
  beam?: PackedBeam;
}

/** By base rank; undefined: the rules do not fit. */
const madeOf = perContext(() => new Map<number, PackedTools | undefined>());

function madeFor(context: SearchContext, base: number): PackedTools | undefined {
  const byBase = madeOf(context);
  if (!byBase.has(base)) byBase.set(base, make(context, base));
  return byBase.get(base);
}

function make({ view, facts, safe, pruning, visited }: SearchContext, base: number): PackedTools | undefined {
  const game = NEEDED.every((rule) => pruning.has(rule)) ? packedGame(view, facts, base) : undefined;
  if (game === undefined || safe === undefined) return undefined;
  const forced = new ForcedHomes(view.rules, safe, game, base);
  const followed = pruning.has('from-reserve') && mayBeFollowed(game, forced);
  const board = followed ? new FollowedBoard(game, forced) : new PackedBoard(game, forced);
  const nodes = new Nodes();
  const path = new Path(new PackedPathBoard(board, nodes), nodes);
  const memory = { nodes, path, queue: new BucketQueue(), found: new PackedMoves() };
  return { board, visited, ...memory, searches: new Map() };
}

/**
 * Whether a card of a reserve, which is available at any time, need only come to a column to have a card laid on it
 * next. This is sound: any other line can play it just before the first card laid on it, or, if it goes on to another
 * column or home, play it there from the reserve. The card that is exposed until then goes home only where that does no
 * harm.
 */
const mayBeFollowed = ({ cells, rooms, neverWanted }: PackedGame, forced: ForcedHomes): boolean =>
  cells.length > 0 && rooms === 0 && (neverWanted || !forced.byRules);

/** A search from the position on the board. */
type Search = Pick<PackedSearch, 'positions' | 'begin' | 'go'>;

function begin(context: SearchContext, searchOf: (memory: PackedTools) => Search): Pass {
  const { table } = context.position;
  const memory = madeFor(context, table.counter(BASE));
  if (memory === undefined || !memory.board.begin(table)) return { positions: 0, go: () => ({ end: 'unfit' }) };
  const search = searchOf(memory);
  search.begin();
  return new PackedPass(context, memory, search);
}

class PackedPass implements Pass {
  readonly #context: SearchContext;
  readonly #memory: PackedTools;
  readonly #search: Search;

  constructor(context: SearchContext, memory: PackedTools, search: Search) {
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
    // The passes that follow need the memory.
    if (end === 'full') madeOf(this.#context).clear();
    return end && { end };
  }

  *#moves(table: TableView): Generator<Move, void> {
    const { board } = this.#memory;
    yield* this.#context.position.moves();
    yield* packedLineOf(board.game, board.log.subarray(0, board.end), table);
  }
}
