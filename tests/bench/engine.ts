import { getHeapStatistics } from 'node:v8';
import { dealByNumber, type Dealt } from '../../engine/deal.ts';
import type { Game } from '../../engine/game.ts';
import { findGame } from '../../engine/games/index.ts';
import { usualAnswers } from '../../engine/options.ts';
import { Moves } from '../../engine/drags.ts';

/** Games that stretch the engine, each in its own way. */
const GAMES = ['klondike', 'freecell', 'spider', 'canfield', 'thirteen', 'gaps', 'accordion', 'triple-peaks'];
const DEALS = 16;
const DEPTH = 300;
const WARM_UP = 100_000;
const MEASURED = 1_000_000;
const STRETCH = 5000;

/** What was measured of one game; a position is one move made, its legal moves listed, and the move taken back. */
export interface EngineResult {
  readonly positionsPerSecond: number;
  readonly bytesPerPosition: number;
}

export interface EngineBench {
  readonly games: Readonly<Record<string, EngineResult>>;
  /** A plain loop in the same run, to compare machines by: look-ups in a table of bytes, a second. */
  readonly referencePerSecond: number;
}

/** Runs on one thread, games with their usual options; `only` chooses among them. */
export function benchEngine(only: readonly string[] = []): EngineBench {
  const chosen = only.length > 0 ? only : GAMES;
  const results = chosen.map((id) => findGame(id)).filter((game) => game !== undefined);
  const games = Object.fromEntries(results.map((game) => [game.id, benchGame(game)]));
  return { games, referencePerSecond: reference() };
}

function benchGame(game: Game): EngineResult {
  const walks = Array.from(
    { length: DEALS },
    (_, at) => new Walk(dealByNumber(game.layout(usualAnswers(game)), at + 1)),
  );
  visit(walks, WARM_UP);
  const began = cpuSeconds();
  const positions = visit(walks, MEASURED);
  const seconds = cpuSeconds() - began;
  return { positionsPerSecond: Math.round(positions / seconds), bytesPerPosition: bytesPerPosition(walks) };
}

/** Time this program itself ran, so that others on the machine do not count. */
const cpuSeconds = (): number => process.cpuUsage().user / 1e6;

/** From the growth of the heap over many short stretches; those in which the collector ran are passed over. */
function bytesPerPosition(walks: readonly Walk[]): number {
  let [bytes, positions] = [0, 0];
  for (let stretch = 0; positions < MEASURED; stretch++) {
    const before = getHeapStatistics().used_heap_size;
    const visited = visit(walks, STRETCH);
    const grown = getHeapStatistics().used_heap_size - before;
    positions += visited;
    bytes += Math.max(0, grown);
  }
  return Math.round((10 * bytes) / positions) / 10;
}

/** Visits so many positions, in turn from each deal. */
function visit(walks: readonly Walk[], positions: number): number {
  let visited = 0;
  while (visited < positions) for (const walk of walks) visited += walk.playOut();
  return visited;
}

/** Random games from one deal: at each position one legal move is played, and in the end all are taken back. */
class Walk {
  readonly #dealt: Dealt;
  readonly #start: number;
  readonly #moves = new Moves();
  #random = 1;

  constructor(dealt: Dealt) {
    this.#dealt = dealt;
    this.#start = dealt.table.end;
  }

  playOut(): number {
    const { rules, table } = this.#dealt;
    const moves = this.#moves;
    let visited = 0;
    for (rules.legalMoves(table, moves); moves.length > 0 && visited < DEPTH; rules.legalMoves(table, moves)) {
      rules.make(table, moves.list[this.#below(moves.length)]!);
      visited++;
    }
    table.undo(this.#start);
    return visited;
  }

  #below(n: number): number {
    this.#random = (Math.imul(this.#random, 1664525) + 1013904223) | 0;
    return (this.#random >>> 8) % n;
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
