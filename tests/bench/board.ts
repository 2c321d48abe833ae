import type { CDPSession, Page } from 'playwright';
import { type Opened, openDemo, type Webgl } from '../renderer/board/demo/open.ts';
import { benchMoving, type Moving } from './drag-frames.ts';
import { inputDelay } from './input.ts';

/** Frames of one kind: the milliseconds of our own work for one of them, and the most draw calls. */
export interface Frames {
  readonly frames: number;
  readonly medianMilliseconds: number;
  readonly worstMilliseconds: number;
  readonly mostDrawCalls: number;
}

export interface BoardBench {
  /** Frames while 13 of 104 cards are dragged. */
  readonly drag: Frames;
  /** Frames while Spider's two packs are dealt. */
  readonly deal: Frames;
  /** Frames that the page requested, drawn or not, in five seconds without input. */
  readonly idleFrames: number;
  /** Growth of the heap over a thousand moves and as many undone, after as many before; garbage collected. */
  readonly bytesKeptAfter1000Moves: number;
  /**
   * Median from the release of a click on the stock to the end of the first frame that shows it, and the same for a
   * blank page.
   */
  readonly inputMilliseconds: number;
  readonly blankInputMilliseconds: number;
  /** Milliseconds from the page's load to the first frame with cards. */
  readonly firstDealMilliseconds: number;
  /** By window size, the time between frames while cards move, drawn by WebGL. */
  readonly moving: Readonly<Record<string, Moving>>;
  /** The same on a plain canvas. */
  readonly movingWithoutWebgl: Readonly<Record<string, Moving>>;
}

const IDLE_MS = 5000;
const CARRIED_CARDS = 13;
const CARRY_FRAMES = 60;
const MOVES = 1000;

/** Measures the board alone on a page in Chromium, with Spider's two packs. */
export async function benchBoard(): Promise<BoardBench> {
  const withWebgl = await inDemo('software', measure);
  return { ...withWebgl, movingWithoutWebgl: await inDemo('refused', benchMoving) };
}

async function inDemo<T>(webgl: Webgl, measure: (demo: Opened) => Promise<T>): Promise<T> {
  const demo = await openDemo(webgl);
  try {
    return await measure(demo);
  } finally {
    await demo.close();
  }
}

async function measure(demo: Opened): Promise<Omit<BoardBench, 'movingWithoutWebgl'>> {
  const page = await demo.page({ game: 'spider' });
  const firstDealMilliseconds = await page.evaluate(() => window.demo!.firstFrame);
  await watchFrames(page);
  const idleFrames = await idle(page);
  const deal = await dealing(page);
  const drag = await dragging(page);
  const bytesKeptAfter1000Moves = await growth(page, await page.context().newCDPSession(page));
  await page.close();
  const { inputMilliseconds, blankInputMilliseconds } = await inputDelay(demo);
  return {
    drag,
    deal,
    idleFrames,
    bytesKeptAfter1000Moves,
    inputMilliseconds,
    blankInputMilliseconds,
    firstDealMilliseconds: Math.round(firstDealMilliseconds),
    moving: await benchMoving(demo),
  };
}

const idle = (page: Page): Promise<number> =>
  page.evaluate(async (idle) => {
    const { times } = window.watch!;
    await new Promise((resolve) => setTimeout(resolve, idle));
    return times.length;
  }, IDLE_MS);

interface Watch {
  readonly times: number[];
  readonly draws: number[];
}

declare global {
  interface Window {
    watch?: Watch;
  }
}

/** Makes every frame of the page note how long it took and its draw calls. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const watch: Watch = { times: [], draws: [] };
    const request = window.requestAnimationFrame.bind(window);
    window.requestAnimationFrame = (callback) =>
      request((now) => {
        const start = performance.now();
        callback(now);
        watch.times.push(performance.now() - start);
        watch.draws.push(window.demo!.board.stats.draws());
      });
    window.watch = watch;
  });

async function noted(page: Page): Promise<Frames> {
  const { times, draws } = await page.evaluate(() => {
    const { times, draws } = window.watch!;
    return { times: times.splice(0), draws: draws.splice(0) };
  });
  const sorted = times.toSorted((a, b) => a - b);
  const round = (time = 0): number => Math.round(time * 100) / 100;
  return {
    frames: times.length,
    medianMilliseconds: round(sorted[Math.floor(sorted.length / 2)]),
    worstMilliseconds: round(sorted.at(-1)),
    mostDrawCalls: Math.max(...draws),
  };
}

async function dealing(page: Page): Promise<Frames> {
  await page.evaluate(async () => {
    const { board, session } = window.demo!;
    board.show(session, 'deal');
    await board.atRest();
  });
  return noted(page);
}

/** Lifts cards of the stock, the only pile that has enough, and drags them over the table as a fan. */
async function dragging(page: Page): Promise<Frames> {
  await page.evaluate(
    async ([carried, frames]) => {
      const { board } = window.demo!;
      const stock = board.pieces.piles.findIndex((pile) => pile.length > carried);
      board.lift(stock, carried);
      await board.atRest();
      window.watch!.times.length = window.watch!.draws.length = 0;
      const held = board.pieces.piles[stock]!.slice(-carried);
      for (let frame = 0; frame < frames; frame++) {
        for (const [i, piece] of held.entries())
          Object.assign(piece, { x: 40 + frame * 9, y: 60 + frame * 2 + i * 24 });
        board.redraw();
        await board.atRest();
      }
      board.unlift();
      await board.atRest();
    },
    [CARRIED_CARDS, CARRY_FRAMES] as const,
  );
  return noted(page);
}

/** Returns the growth of the heap while moves are played and undone. */
async function growth(page: Page, devtools: CDPSession): Promise<number> {
  await play(page, MOVES);
  const before = await heap(devtools);
  await play(page, MOVES);
  return (await heap(devtools)) - before;
}

const play = (page: Page, moves: number): Promise<void> =>
  page.evaluate(async (moves) => {
    const { board, session } = window.demo!;
    for (let i = 0; i < moves; i++) {
      const legal = session.legalMoves();
      board.apply(session.play(legal[i % legal.length]!) ?? []);
      board.apply(session.undo());
      if (i % 25 === 0) await new Promise((resolve) => setTimeout(resolve));
    }
    await board.atRest();
    window.watch!.times.length = window.watch!.draws.length = 0;
  }, moves);

async function heap(devtools: CDPSession): Promise<number> {
  for (let i = 0; i < 3; i++) await devtools.send('HeapProfiler.collectGarbage');
  return (await devtools.send('Runtime.getHeapUsage')).usedSize;
}

if (import.meta.main) console.log(JSON.stringify(await benchBoard(), null, 2));
