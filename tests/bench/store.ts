import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { openStore } from '../../main/store/open.ts';
import type { Store } from '../../main/store/store.ts';
import type { ResultMark } from '../../preload/api.ts';
import { fillStore, seeded } from './store-data.ts';

/** Percentiles, in milliseconds. */
interface Spread {
  readonly p50: number;
  readonly p99: number;
}

export interface StoreBench {
  readonly results: number;
  readonly megabytes: number;
  /** Milliseconds from `openStore` to a store that answers: with nothing in it, and with all the results. */
  readonly start: { readonly empty: Spread; readonly full: Spread };
  /** The queries of the statistics panel, each asked a thousand times with varying games. */
  readonly queries: Readonly<Record<string, Spread>>;
  /** Reading every result for one figure, as without tallies or indexes, in the same run. */
  readonly fullScanMilliseconds: number;
  readonly finish: Spread;
  /** Recounting everything, as at the end of an import. */
  readonly recountMilliseconds: number;
}

const RESULTS = 1_000_000;
const QUERIES_TIMED = 1000;

/** Measures the store with a million finished games, on disk. */
export function benchStore(count = RESULTS): StoreBench {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  try {
    const empty = spread(starts(join(folder, 'empty')));
    const full = join(folder, 'full');
    fillStore(full, count);
    const recountMilliseconds = timed(() => openStore(full).close());
    return { results: count, megabytes: megabytes(full), ...measure(full, empty), recountMilliseconds };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function measure(folder: string, empty: Spread): Omit<StoreBench, 'results' | 'megabytes' | 'recountMilliseconds'> {
  const start = { empty, full: spread(starts(folder)) };
  const store = openStore(folder);
  const queries = ask(store);
  const finish = spread(finishes(store));
  store.close();
  return { start, queries, fullScanMilliseconds: scan(folder), finish };
}

function ask(store: Store): Record<string, Spread> {
  const random = seeded(11);
  const lines = store.results.list(null, null, 1000, null);
  const any = () => lines[Math.floor(random() * lines.length)]!;
  /** Returns a mark anywhere in the list, not only at its beginning. */
  const mark = (): ResultMark => ({ ...any(), ended: any().ended - Math.floor(random() * 3e11) });
  const questions: Record<string, () => unknown> = {
    'figures of all games': () => store.statistics.of(null, null),
    'figures of a game': () => store.statistics.of(any().game, null),
    'figures of a game with options': () => store.statistics.of(any().game, any().options),
    'table of all games': () => store.statistics.all(),
    'months of all games': () => store.statistics.months(null, null),
    'months of a game': () => store.statistics.months(any().game, null),
    'latest 200 of a game': () => store.results.list(any().game, null, 200, null),
    'latest 200 with options': () => store.results.list(any().game, any().options, 200, null),
    '50 further on among all': () => store.results.list(null, null, 50, mark()),
    '50 further on of a game': () => store.results.list(any().game, null, 50, mark()),
    'a game to replay': () => store.results.get(any().id),
  };
  return Object.fromEntries(
    Object.entries(questions).map(([name, question]) => [
      name,
      spread(Array.from({ length: QUERIES_TIMED }, () => timed(question))),
    ]),
  );
}

function finishes(store: Store): number[] {
  const [line] = store.results.list(null, null, 1, null);
  const finished = line && store.results.get(line.id);
  return finished ? Array.from({ length: 200 }, () => timed(() => store.finish(finished))) : [];
}

const starts = (folder: string): number[] =>
  Array.from({ length: 15 }, () => {
    let store: Store | undefined;
    const took = timed(() => (store = openStore(folder)));
    store?.close();
    return took;
  });

function scan(folder: string): number {
  const db = new Database(join(folder, 'baize.db'), { readonly: true });
  const sql =
    "SELECT count(*), sum(outcome = 'won'), min(clock), max(score) FROM results NOT INDEXED WHERE game = 'golf'";
  const took = timed(() => db.prepare(sql).get());
  db.close();
  return took;
}

const megabytes = (folder: string): number => Math.round(statSync(join(folder, 'baize.db')).size / 1e6);

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return round(performance.now() - start);
}

function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

const round = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;

if (import.meta.main) console.log(JSON.stringify(benchStore(Number(process.argv[2] ?? RESULTS)), null, 2));
