import { type Opened, openDemo } from '../renderer/board/demo/open.ts';

export interface BoardBench {
  /** Draw calls of one frame in which 13 of 104 cards move. */
  readonly drawCalls: number;
  /** Frames drawn in five seconds in which nobody does anything. */
  readonly idleFrames: number;
  /** Milliseconds from the page's load to the first frame with cards. */
  readonly firstDealMilliseconds: number;
}

const IDLE = 5000;

/** Measures the board alone on a page in Chromium, with Spider's two packs. */
export async function benchBoard(): Promise<BoardBench> {
  const demo = await openDemo();
  try {
    return await measure(demo);
  } finally {
    await demo.close();
  }
}

async function measure(demo: Opened): Promise<BoardBench> {
  const page = await demo.page({ game: 'spider' });
  return page.evaluate(async (idle) => {
    const { board, firstFrame } = window.demo!;
    const frames = board.stats.frames;
    await new Promise((resolve) => setTimeout(resolve, idle));
    const idleFrames = board.stats.frames - frames;
    const tops = board.pieces.piles.slice(-10).flatMap((pile) => pile.slice(-2));
    for (const piece of tops.slice(0, 13)) piece.x += 7;
    board.redraw();
    await board.atRest();
    return { drawCalls: board.stats.draws(), idleFrames, firstDealMilliseconds: await firstFrame };
  }, IDLE);
}

if (import.meta.main) console.log(JSON.stringify(await benchBoard()));
