import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright';
import { completeOptions, findGame, type Move, parseOptions, Session } from '../../engine/rules.ts';
import { solver } from '../../engine/search.ts';
import { numbersBelow, xoshiro } from '../../engine/model/random.ts';
import { openPage, serveHere } from '../e2e/support/host.ts';
import { launchOptions } from '../tools/chromium.ts';
import { longTasks } from './long-tasks.ts';
import { workerBytes } from './worker-bytes.ts';

/** How soon the positions of a game are decided. */
interface Verdicts {
  readonly positions: number;
  /**
   * The share of positions decided within each limit of milliseconds, by the page, and by the solver alone in its own
   * CPU time.
   */
  readonly page: Readonly<Record<string, number>>;
  readonly solver: Readonly<Record<string, number>>;
  /** Bytes that the worker holds after the last position. */
  readonly workerBytes: number | undefined;
}

/** Games, with their options where they are not the default ones. */
const BENCHED_VERSIONS = ['klondike dealing=unlimited', 'klondike dealing=three', 'canfield', 'freecell'];
const LIMITS_MS = [30, 100, 300, 1000];
/** The most moves of a random game. */
const MAX_MOVES = 100;
/** The solver is given up after this many CPU milliseconds. */
const GIVE_UP_MS = 3000;

/** A position of a random game: the deal and the moves. */
interface Stray {
  readonly deal: number;
  readonly moves: readonly Move[];
}

/**
 * Has the page judge positions of random games, one of each deal, with nothing known of them before; then counts the
 * main thread's tasks over 16 ms while a game is played with the verdict shown and without. `words`: the number of
 * positions, 200 by default.
 */
export async function benchVerdict(words: readonly string[] = []): Promise<unknown> {
  const count = Number(words[0] ?? 200);
  const data = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  const host = await serveHere(data, { speed: 0, showProspect: false });
  const browser = await chromium.launch(launchOptions());
  try {
    const games: Record<string, Verdicts> = {};
    for (const way of BENCHED_VERSIONS) games[way] = await verdictsOf(await open(browser, host), way, count);
    const tasks: Record<string, unknown> = {};
    for (const shown of [false, true]) {
      tasks[shown ? 'shown' : 'not shown'] = await tasksWhilePlaying(browser, await open(browser, host), shown);
    }
    return { games, 'main thread’s tasks over 16 ms of CPU': tasks };
  } finally {
    await browser.close();
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function open(browser: Browser, host: Awaited<ReturnType<typeof serveHere>>): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  await openPage(page, host);
  return page;
}

async function verdictsOf(page: Page, way: string, count: number): Promise<Verdicts> {
  const [id = '', given = ''] = way.split(' ');
  const game = findGame(id)!;
  const options = completeOptions(game, given)!;
  const strays = Array.from({ length: count }, (_, at) => strayOf(id, options, at + 1));
  await page.evaluate(([id, options]) => window.baizeTest!.enter(id, options, 1), [id, options] as const);
  const pageTimes: number[] = [];
  for (const stray of strays) pageTimes.push(await pageTime(page, stray));
  const solving = solver(game, parseOptions(game, options)!);
  const solverTimes = strays.map(({ deal, moves }) => {
    const session = Session.begin(game, options, deal);
    for (const move of moves) session.play(move);
    return solverTime(solving, session);
  });
  const verdicts = { page: shares(pageTimes), solver: shares(solverTimes) };
  const bytes = await workerBytes(page);
  await page.close();
  return { positions: count, ...verdicts, workerBytes: bytes };
}

/** Returns a random position of a random game. */
function strayOf(id: string, options: string, deal: number): Stray {
  const session = Session.begin(findGame(id)!, options, deal);
  const below = numbersBelow(xoshiro(deal));
  const moves: Move[] = [];
  for (let legal = session.legalMoves(); legal.length > 0 && moves.length < MAX_MOVES; legal = session.legalMoves()) {
    if (session.won) break;
    const move = legal[below(legal.length)]!;
    session.play(move);
    moves.push(move);
  }
  return { deal, moves: moves.slice(0, below(moves.length + 1)) };
}

/** Returns the milliseconds until the page says whether the position is won or lost; Infinity when it gives up. */
async function pageTime(page: Page, { deal, moves }: Stray): Promise<number> {
  return page.evaluate(
    async ([deal, moves]) => {
      const { state, change, clear, deal: dealAnew, play } = window.baizeTest!;
      change({ settings: { ...state.settings, showProspect: false } });
      await clear();
      await dealAnew(deal);
      play(moves, 'at-once');
      await new Promise((resolve) => setTimeout(resolve, 50));
      const start = performance.now();
      change({ settings: { ...state.settings, showProspect: true } });
      while (state.prospect?.searching === true || state.prospect === undefined)
        await new Promise((resolve) => setTimeout(resolve, 1));
      return state.prospect.known === 'open' ? Infinity : performance.now() - start;
    },
    [deal, moves] as const,
  );
}

/** Returns the CPU milliseconds until the solver decides; Infinity when it gives up. */
function solverTime(solving: ReturnType<typeof solver>, { table }: Session): number {
  const start = process.cpuUsage().user;
  const now = solving.solve(table);
  for (;;) {
    const verdict = now.go(200);
    const spent = (process.cpuUsage().user - start) / 1000;
    if (verdict) return verdict.verdict === 'open' ? Infinity : spent;
    if (spent > GIVE_UP_MS) return Infinity;
  }
}

const shares = (times: readonly number[]): Record<string, number> =>
  Object.fromEntries(LIMITS_MS.map((limit) => [limit, times.filter((time) => time <= limit).length / times.length]));

/**
 * Plays random games of Klondike, a move every tenth of a second, and counts the long tasks once the page has painted
 * its first table.
 */
async function tasksWhilePlaying(browser: Browser, page: Page, shown: boolean) {
  await page.evaluate((shown) => window.baizeTest!.settings({ showProspect: shown }), shown);
  const options = completeOptions(findGame('klondike')!, 'dealing=unlimited')!;
  await page.evaluate((options) => window.baizeTest!.enter('klondike', options, 1), options);
  const play = (deal: number): Promise<void> =>
    page.evaluate(
      async ([deal, moves]) => {
        const { clear, deal: dealAnew, play } = window.baizeTest!;
        await clear();
        await dealAnew(deal);
        for (const move of moves) {
          play([move]);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      },
      [deal, strayOf('klondike', options, deal).moves] as const,
    );
  await play(4);
  const played = await longTasks(browser, page, 16, async () => {
    for (const deal of [1, 2, 3]) await play(deal);
  });
  await page.close();
  return played;
}
