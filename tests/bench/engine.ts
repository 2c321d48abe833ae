import { getHeapStatistics } from 'node:v8';
import { dealByNumber, type DealtGame } from '../../engine/legality/deal.ts';
import { Moves } from '../../engine/legality/move-generator.ts';
import type { Game } from '../../engine/model/game.ts';
import { findGame, games as catalogue } from '../../engine/games/index.ts';
import { usualAnswers } from '../../engine/model/options.ts';

const DEALS = 4;
/** Positions visited from each deal before the next deal's turn. */
const POSITIONS_PER_TURN = 1500;
const MAX_DEPTH = 40;
const WARM_UP_SECONDS = 0.2;
const MEASURED_SECONDS = 0.1;
const REPEATS = 5;
const STRETCHES = 12;

/** Results for one game: the best of several repeats, since other programs can only slow it down. */
export interface EngineResult {
  /**
   * Positions of a perft walk, as chess programs count them and as the prototype was measured: each is reached by a
   * move that is made and undone, and legal moves are listed in every position that the walk continues from.
   */
  readonly positionsPerSecond: number;
  /** The same walk, with legal moves listed at its last positions too, where none is made. */
  readonly allListedPerSecond: number;
  readonly bytesPerPosition: number;
}

export interface EngineBench {
  readonly games: Readonly<Record<string, EngineResult>>;
  readonly median: number;
  readonly slowest: { readonly game: string; readonly positionsPerSecond: number };
  /** Table look-ups a second in a plain loop of the same run, to compare machines by. */
  readonly referencePerSecond: number;
}

/** Measures on one thread, games with their default options; `only` chooses among them. */
export function benchEngine(only: readonly string[] = []): EngineBench {
  const chosen = only.length > 0 ? only.map((id) => findGame(id)).filter((game) => game !== undefined) : catalogue;
  const results = chosen.map((game) => [game.id, benchGame(game)] as const);
  const ranked = results.map(([, { positionsPerSecond }]) => positionsPerSecond).toSorted((a, b) => a - b);
  const least = ranked[0] ?? 0;
  return {
    games: Object.fromEntries(results),
    median: ranked[ranked.length >> 1] ?? 0,
    slowest: {
      game: results.find(([, result]) => result.positionsPerSecond === least)?.[0] ?? '',
      positionsPerSecond: least,
    },
    referencePerSecond: reference(),
  };
}

function benchGame(game: Game): EngineResult {
  const walks = Array.from(
    { length: DEALS },
    (_, at) => new TreeWalk(dealByNumber(game.variant(usualAnswers(game)), at + 1)),
  );
  return {
    positionsPerSecond: bestSpeed(walks, false),
    allListedPerSecond: bestSpeed(walks, true),
    bytesPerPosition: bytesPerPosition(walks),
  };
}

function bestSpeed(walks: readonly TreeWalk[], listAll: boolean): number {
  for (const walk of walks) walk.listAll = listAll;
  speed(walks, WARM_UP_SECONDS);
  return Math.round(Math.max(...Array.from({ length: REPEATS }, () => speed(walks, MEASURED_SECONDS))));
}

/** Returns positions per second, measured for this many CPU seconds. */
function speed(walks: readonly TreeWalk[], seconds: number): number {
  const began = cpuSeconds();
  let [visited, spent] = [0, 0];
  while (spent < seconds) {
    visited += round(walks);
    spent = cpuSeconds() - began;
  }
  return visited / spent;
}

/** CPU time of this program, which others on the machine hardly affect. */
const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

const round = (walks: readonly TreeWalk[]): number => walks.reduce((sum, walk) => sum + walk.visit(), 0);

/**
 * Returns the growth of the heap per position, the median of some short stretches, so that one in which the garbage
 * collector ran does not count.
 */
function bytesPerPosition(walks: readonly TreeWalk[]): number {
  const grown = Array.from({ length: STRETCHES }, () => {
    const before = getHeapStatistics().used_heap_size;
    const visited = round(walks);
    return (getHeapStatistics().used_heap_size - before) / visited;
  });
  return Math.max(0, Math.round(10 * grown.toSorted((a, b) => a - b)[STRETCHES >> 1]!) / 10);
}

/** A walk over every position near one deal, as deep as it takes to visit enough of them. */
class TreeWalk {
  listAll = false;
  readonly #dealt: DealtGame;
  readonly #moves = Array.from({ length: MAX_DEPTH + 1 }, () => new Moves());
  readonly #depth: number;
  #left = 0;

  constructor(dealt: DealtGame) {
    this.#dealt = dealt;
    let depth = 1;
    while (depth < MAX_DEPTH && this.visit(depth) < POSITIONS_PER_TURN) depth++;
    this.#depth = depth;
  }

  visit(depth = this.#depth): number {
    this.#left = POSITIONS_PER_TURN;
    this.#perft(depth);
    return POSITIONS_PER_TURN - this.#left;
  }

  #perft(depth: number): void {
    const { rules, table } = this.#dealt;
    const moves = this.#moves[depth]!;
    if (depth > 0 || this.listAll) rules.legalMoves(table, moves);
    if (depth === 0) return;
    for (let i = 0; i < moves.length && this.#left > 0; i++) {
      const mark = table.end;
      rules.make(table, moves.list[i]!);
      this.#left--;
      this.#perft(depth - 1);
      table.undo(mark);
    }
  }
}

function reference(): number {
  const bytes = new Uint8Array(4096).map((_, at) => (at * 167) & 255);
  const loops = 50_000_000;
  let place = 0;
  const began = cpuSeconds();
  for (let i = 0; i < loops; i++) place = (bytes[place]! + i) & 4095;
  const seconds = cpuSeconds() - began;
  return place < 0 ? 0 : Math.round(loops / seconds);
}

if (import.meta.main) console.log(JSON.stringify(benchEngine(process.argv.slice(2)), null, 2));
