import type { Page } from 'playwright';
import type { Opened } from '../renderer/board/demo/open.ts';

/** Milliseconds from one frame to the next: the median and the 90th percentile. */
export interface Intervals {
  readonly frames: number;
  readonly medianMilliseconds: number;
  readonly mostMilliseconds: number;
}

/**
 * Frames while a card is dragged by mouse, while cards fly one after the other from the stock to the waste, and while
 * all cards of a win bounce over the table.
 */
export interface Moving {
  readonly drag: Intervals;
  readonly flights: Intervals;
  readonly cascade: Intervals;
}

const WINDOW_SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 2560, height: 1440 },
];
/** Milliseconds that each motion is measured. */
const MEASURED_MS = 3000;
/** CSS pixels that the mouse moves with each step. */
const STEP_PIXELS = 7;

/**
 * Measures motion by window size. Chromium draws as it does on this machine: without a graphics card, unless there is
 * one.
 */
export async function benchMoving(demo: Opened): Promise<Readonly<Record<string, Moving>>> {
  const moving: Record<string, Moving> = {};
  for (const size of WINDOW_SIZES) {
    const page = await demo.page({ deal: '3' }, { ...size, density: 1 });
    await page.evaluate(noteFrames);
    const drag = await dragged(page);
    const flights = await flown(page);
    moving[`${size.width}x${size.height}`] = { drag, flights, cascade: await cascaded(page) };
    await page.close();
  }
  return moving;
}

async function dragged(page: Page): Promise<Intervals> {
  const from = await page.evaluate(() => {
    const { board, session } = window.demo!;
    const pile = session.shapes.findIndex(({ role }, at) => role === 'tableau' && board.pieces.piles[at]!.length > 1);
    const { x, y, width, height } = board.cardRect(pile, board.pieces.piles[pile]!.length - 1);
    return { x: x + width / 2, y: y + height / 2 };
  });
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const step = (at: number) => page.mouse.move(from.x + wave(at, 320), from.y + wave(at * 0.7, 160));
  for (let at = 0; at < 10; at++) await step(at);
  await page.evaluate(() => (window.intervals!.length = 0));
  const until = performance.now() + MEASURED_MS;
  for (let at = 10; performance.now() < until; at++) await step(at);
  const found = await noted(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return found;
}

/** Moves back and forth. */
const wave = (at: number, far: number): number => Math.abs(((at * STEP_PIXELS) % (2 * far)) - far) - far;

async function flown(page: Page): Promise<Intervals> {
  await page.evaluate(async (measured) => {
    const { board, session, tap } = window.demo!;
    const stock = session.shapes.findIndex(({ role }) => role === 'stock');
    await board.atRest();
    window.intervals!.length = 0;
    const until = performance.now() + measured;
    while (performance.now() < until) {
      board.apply(session.play(tap(stock)) ?? []);
      await board.atRest();
    }
  }, MEASURED_MS);
  return noted(page);
}

async function cascaded(page: Page): Promise<Intervals> {
  await page.evaluate(async () => {
    const { board, shows } = window.demo!;
    await board.atRest();
    window.intervals!.length = 0;
    await board.celebrate(shows.cascade);
  });
  return noted(page);
}

/** Returns the intervals noted since the last call. */
export async function noted(page: Page): Promise<Intervals> {
  const intervals = await page.evaluate(() => window.intervals!.splice(0));
  const sorted = intervals.toSorted((a, b) => a - b);
  const at = (part: number): number => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
  return { frames: intervals.length, medianMilliseconds: at(0.5), mostMilliseconds: at(0.9) };
}

declare global {
  interface Window {
    intervals?: number[];
  }
}

/** Requests every frame and notes the time since the one before. */
export function noteFrames(): void {
  const intervals: number[] = (window.intervals = []);
  let last = performance.now();
  const frame = (now: number): void => {
    intervals.push(now - last);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
