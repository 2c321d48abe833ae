import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame, usualOptions } from '../../engine/rules.ts';
import { Claims } from '../../main/requests/claims.ts';
import { Importer } from '../../main/requests/importer.ts';
import { openStore } from '../../main/store/open.ts';
import type { Store } from '../../main/store/store.ts';
import type { ExportPage, KeptGame } from '../../preload/api.ts';
import { fillStore } from './store-data.ts';

/** A long task, while a game is saved again and again; times in milliseconds. */
interface Long {
  readonly milliseconds: number;
  /** Longest time between two turns of everything else. */
  readonly longestBlock: number;
  /** The same in this thread's own CPU time, without waiting for other programs or the disk. */
  readonly longestTurn: number;
  readonly longestKeep: number;
  readonly gamesKept: number;
}

export interface LongBench {
  readonly results: number;
  /** The longest that checking and setting aside a part of an import takes, in this thread's own time. */
  readonly longestAdd: number;
  /** Forgetting the rows set aside. */
  readonly clear: number;
  readonly long: Readonly<Record<string, Long>>;
}

const RESULTS = 1_000_000;
/** The bytes of one request of a page. */
const PAGE_BYTES = 200_000;

/** Measures, with a million finished games on disk, how long a person waits and whether other work is held up. */
export async function benchLong(count = RESULTS): Promise<LongBench> {
  const folder = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  try {
    fillStore(join(folder, 'full'), count);
    const [store, other] = [openStore(join(folder, 'full')), openStore(join(folder, 'other'))];
    const measured = await measure(store, other);
    for (const each of [store, other]) each.close();
    return { results: count, ...measured };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(store: Store, other: Store): Promise<Omit<LongBench, 'results'>> {
  const imports = new Importer(other, new Claims());
  const ticket = imports.begin();
  const longestAdd = layAside(store, imports, ticket);
  const long: Record<string, Long> = {};
  long['import'] = await beside(other, () => imports.finish(ticket));
  long['a backup'] = await beside(store, () => store.backUp());
  long['the backup of the day'] = await beside(store, () => store.backUpDaily());
  long['a restore'] = await beside(store, () => store.restore(store.backups.list[0]?.name ?? ''));
  long['a reset of one game'] = await beside(store, () => store.reset('golf'));
  const again = imports.begin();
  layAside(store, imports, again);
  const clear = ownTimed(() => imports.begin());
  long['a reset of all'] = await beside(store, () => store.reset(null));
  return { longestAdd, clear, long };
}

function layAside(store: Store, imports: Importer, ticket: number): number {
  let longest = 0;
  for (let next: number | null = 0; next !== null;) {
    const page: ExportPage = store.results.page(next, PAGE_BYTES);
    longest = Math.max(
      longest,
      ownTimed(() => imports.add(ticket, 'results', 1, page.results)),
    );
    next = page.next;
  }
  return longest;
}

/** Runs `work` while a game is saved every millisecond. */
async function beside(store: Store, work: () => Promise<unknown>): Promise<Long> {
  let [longestBlock, longestTurn, longestKeep, gamesKept, last, lastTurn] = [0, 0, 0, 0, performance.now(), ownTime()];
  const start = last;
  const timer = setInterval(() => {
    longestBlock = Math.max(longestBlock, performance.now() - last);
    longestTurn = Math.max(longestTurn, ownTime() - lastTurn);
    gamesKept += 1;
    longestKeep = Math.max(
      longestKeep,
      timed(() => store.kept.keep({ ...KEPT_GAME, deal: gamesKept })),
    );
    [last, lastTurn] = [performance.now(), ownTime()];
  }, 1);
  await work();
  clearInterval(timer);
  const milliseconds = round(performance.now() - start);
  return { milliseconds, longestBlock: round(longestBlock), longestTurn: round(longestTurn), longestKeep, gamesKept };
}

const KEPT_GAME: KeptGame = {
  game: 'klondike',
  options: usualOptions(findGame('klondike')!),
  rules: 1,
  deal: 1,
  cards: '',
  moves: '6>9x3 '.repeat(200).trimEnd(),
  at: 200,
  moveCount: 200,
  score: 5,
  clock: 60_000,
  begun: 1_790_000_000_000,
  help: { undos: 0, hints: 0, solver: false },
};

/** Returns this thread's CPU time so far, in milliseconds. */
function ownTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function timed(work: () => unknown): number {
  const start = performance.now();
  work();
  return round(performance.now() - start);
}

function ownTimed(work: () => unknown): number {
  const start = ownTime();
  work();
  return round(ownTime() - start);
}

const round = (milliseconds: number): number => Math.round(milliseconds * 10) / 10;

if (import.meta.main) console.log(JSON.stringify(await benchLong(Number(process.argv[2] ?? RESULTS)), null, 2));
