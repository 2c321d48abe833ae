import type { Page } from 'playwright';
import type { Opened } from '../renderer/board/demo/open.ts';

export interface InputDelay {
  readonly inputMilliseconds: number;
  readonly blankInputMilliseconds: number;
}

const CLICKS = 15;

/**
 * Measures from the release of a mouse button to the end of the first frame that shows its effect, on the board and on
 * a blank page.
 */
export async function inputDelay(demo: Opened): Promise<InputDelay> {
  const board = await demo.page({ deal: '3' });
  const stock = await board.evaluate(() => window.demo!.board.cardRect(0, 0));
  const onBoard = await clicks(board, stock.x + stock.width / 2, stock.y + stock.height / 2);
  await board.close();
  const blank = await demo.blank();
  const onBlank = await clicks(blank, 100, 100);
  await blank.close();
  return { inputMilliseconds: onBoard, blankInputMilliseconds: onBlank };
}

declare global {
  interface Window {
    delays?: number[];
  }
}

/** Returns the median delay of clicks, in milliseconds. */
async function clicks(page: Page, x: number, y: number): Promise<number> {
  await noteDelays(page);
  await page.mouse.move(x, y);
  for (let i = 1; i <= CLICKS; i++) {
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForFunction((clicks) => window.delays!.length >= clicks, i);
    await page.evaluate(() => window.demo?.board.atRest());
  }
  const delays = await page.evaluate(() => window.delays!);
  return Math.round((delays.toSorted((a, b) => a - b)[CLICKS >> 1] ?? 0) * 10) / 10;
}

/**
 * Notes the delay of each click. Frames that the board requests come before the one requested here, in the same turn of
 * the page.
 */
const noteDelays = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const delays: number[] = (window.delays = []);
    addEventListener('pointerup', ({ timeStamp }) =>
      requestAnimationFrame(() => delays.push(performance.now() - timeStamp)),
    );
  });
