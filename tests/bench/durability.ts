import Database from 'better-sqlite3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../../main/store/open.ts';
import { keptTable } from '../../main/store/tables/kept.ts';
import type { KeptGame } from '../../preload/api.ts';

const MOVES = 1000;

/** Milliseconds until a move is saved; a game of 200 moves is about 1 KB. */
export interface DurabilityBench {
  readonly moves: number;
  readonly full: Spread;
  readonly normal: Spread;
}

interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/**
 * Measures what a move costs when the write-ahead log is flushed at each move (FULL), and only at each checkpoint
 * (NORMAL).
 */
export function benchDurability(): DurabilityBench {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  try {
    openStore(folder).close();
    return { moves: MOVES, full: measure(folder, 'FULL'), normal: measure(folder, 'NORMAL') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(folder: string, synchronous: 'FULL' | 'NORMAL'): Spread {
  const db = new Database(join(folder, 'baize.db'));
  db.pragma('journal_mode = WAL');
  db.pragma(`synchronous = ${synchronous}`);
  const kept = keptTable(db, Date.now);
  const times = Array.from({ length: MOVES }, (_, move) => timed(() => kept.keep(gameAt(move % 200))));
  db.close();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => Math.round((sorted[Math.floor((MOVES - 1) * share)] ?? 0) * 1000) / 1000;
  return { p50: at(0.5), p99: at(0.99), most: at(1) };
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return performance.now() - start;
}

const gameAt = (moves: number): KeptGame => ({
  game: 'klondike',
  options: 'dealing=one',
  rules: 1,
  deal: 617,
  cards: '',
  moves: '6>9x3 '.repeat(moves).trimEnd(),
  at: moves,
  moveCount: moves,
  score: 5,
  clock: 1000 * moves,
  begun: 1_790_000_000_000,
  help: { undos: 0, hints: 0, solver: false },
});
