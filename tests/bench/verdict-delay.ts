import type { Page } from 'playwright';
import { say } from '../../renderer/words/say.ts';
import { showGame } from '../tools/pictures/page.ts';

/** Milliseconds from the key that asks whether a game can be won until the page says that it can. */
export interface VerdictDelay {
  /** The first question of a page, some seconds after its first deal. */
  readonly first: number;
  /** The median of the same over further deals. */
  readonly later: number;
}

/** Deals that the solver wins after a few hundred positions at most. */
const EASY_DEALS: Readonly<Record<string, readonly number[]>> = {
  klondike: [30, 10, 28, 31, 33, 19],
  freecell: [3, 8, 10, 18, 22, 27],
  'eight-off': [3, 5, 10, 18, 36, 41],
};
/** A page gets this many milliseconds to get ready. A person looks at the cards for longer. */
const READY_MS = 5000;

/** Asks about easy deals of a few games, each game on a new page. */
export async function verdictDelays(open: () => Promise<Page>): Promise<Readonly<Record<string, VerdictDelay>>> {
  const delays: Record<string, VerdictDelay> = {};
  for (const [game, deals] of Object.entries(EASY_DEALS)) {
    const page = await open();
    const times: number[] = [];
    for (const deal of deals) {
      await showGame(page, game, deal);
      await page.waitForTimeout(times.length === 0 ? READY_MS : 0);
      times.push(await verdictDelay(page));
    }
    const [first = NaN, ...later] = times.map((time) => Math.round(time));
    delays[game] = { first, later: later.toSorted((a, b) => a - b)[later.length >> 1] ?? NaN };
    await page.close();
  }
  return delays;
}

declare global {
  interface Window {
    verdict?: Promise<number>;
  }
}

async function verdictDelay(page: Page): Promise<number> {
  await page.evaluate((won) => {
    window.verdict = new Promise((resolve) => {
      const watch = ({ timeStamp }: KeyboardEvent): void => {
        const watcher = new MutationObserver(() => {
          if (document.querySelector('.message')?.textContent !== won) return;
          watcher.disconnect();
          resolve(performance.now() - timeStamp);
        });
        watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
      };
      addEventListener('keydown', watch, { once: true, capture: true });
    });
  }, say('solver.won'));
  await page.keyboard.press('w');
  return page.evaluate(() => window.verdict!);
}
