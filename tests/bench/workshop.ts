import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { openPage, serveHere } from '../e2e/support/host.ts';
import { launchOptions } from '../tools/chromium.ts';
import { type Intervals, noted, noteFrames } from './drag-frames.ts';

/** Games whose deals keep the solver busy for longer than the measurement. */
const GAMES = ['klondike', 'canfield', 'yukon', 'easthaven'];
const WINDOW_SIZES = [
  { width: 1280, height: 800 },
  { width: 2560, height: 1440 },
];
/** Milliseconds of each measurement. */
const MEASURED_MS = 5000;

/** The frames of a workshop while its workers count how often the game is won, and after they have been stopped. */
interface Frames {
  readonly counting: Intervals;
  readonly stopped: Intervals;
  /** Deals counted when the workers were stopped. */
  readonly deals: string;
}

/** Milliseconds from one frame to the next in the workshop, by the game and the size of the window. */
export async function benchWorkshop(): Promise<Readonly<Record<string, Frames>>> {
  const data = mkdtempSync(join(tmpdir(), 'baize-bench-'));
  const host = await serveHere(data, { speed: 0, showProspect: false });
  const browser = await chromium.launch(launchOptions());
  const found: Record<string, Frames> = {};
  try {
    for (const viewport of WINDOW_SIZES)
      for (const game of GAMES) {
        const page = await browser.newPage({ viewport });
        await openPage(page, host);
        found[`${game} ${viewport.width}x${viewport.height}`] = await framesOf(page, game);
        await page.close();
      }
    return found;
  } finally {
    await browser.close();
    await host.stop();
    rmSync(data, { recursive: true, force: true });
  }
}

async function framesOf(page: Page, game: string): Promise<Frames> {
  await page.evaluate(async (game) => {
    const { enter, open } = window.baizeTest!;
    await enter(game, undefined, 1);
    await open('options');
  }, game);
  await page.getByRole('button', { name: 'Change the rules…' }).click();
  const workshop = page.getByRole('dialog', { name: 'Make a game' });
  const counted = workshop.getByText(/\d+ deals? tried/);
  await counted.first().waitFor();
  await page.evaluate(noteFrames);
  const counting = await lookAt(page);
  // Counting ends by itself after a thousand deals.
  const stop = workshop.getByRole('button', { name: 'Stop counting' });
  if (await stop.isVisible()) await stop.click();
  await workshop.getByRole('button', { name: 'Try more deals' }).waitFor();
  const deals = await counted.first().innerText();
  return { counting, stopped: await lookAt(page), deals };
}

async function lookAt(page: Page): Promise<Intervals> {
  await noted(page);
  await page.waitForTimeout(MEASURED_MS);
  return noted(page);
}
