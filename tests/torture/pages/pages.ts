import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../../../main/build/root.ts';
import type { KeptGame, Reply } from '../../../preload/api.ts';
import { launchOptions } from '../../tools/chromium.ts';
import type { Host } from '../host.ts';
import type { TorturedPage } from './page.ts';

/** A page of a host in a real browser, by which the torturer asks. */
export class TorturePage {
  readonly page: Page;

  private constructor(page: Page) {
    this.page = page;
  }

  static async open(context: BrowserContext, { origin, token }: Host): Promise<TorturePage> {
    const page = await context.newPage();
    await page.goto(`${origin}/torture.html#t=${token}`);
    await page.waitForFunction((): TorturedPage | undefined => window.torture);
    return new TorturePage(page);
  }

  ask(name: 'play.open' | 'play.keep' | 'play.finish', ...args: readonly unknown[]): Promise<Reply<unknown>> {
    return this.page.evaluate(
      ([name, args]) => (window.torture!.request as (...all: unknown[]) => Promise<Reply<unknown>>)(name, ...args),
      [name, args] as const,
    );
  }

  /** Waits until a host was found again and has what this page may bring. */
  async returned(): Promise<void> {
    await this.page.waitForFunction(() => window.torture!.returns > 0);
  }

  /** As a browser does once there is a network again: the page then waits no longer for its next attempt. */
  online(): Promise<unknown> {
    return this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Waits until nothing is left that no host keeps; false when that takes more than so many milliseconds. */
  nothingWaits(timeout: number): Promise<boolean> {
    return this.page
      .waitForFunction(() => window.torture!.waits === undefined, undefined, { timeout })
      .then(() => true)
      .catch(() => false);
  }

  /** How many games the browser keeps for its pages. */
  unkept(): Promise<number> {
    return this.page.evaluate(async () => {
      const done = (request: IDBRequest) =>
        new Promise((resolve, reject) => {
          request.addEventListener('success', resolve);
          request.addEventListener('error', reject);
        });
      const opening = indexedDB.open('baize');
      await done(opening);
      const all = opening.result.transaction('unkept').objectStore('unkept').getAll();
      await done(all);
      opening.result.close();
      return all.result.length;
    });
  }
}

/** Puts the torturer's page among the files of a program. */
async function putPage(program: string): Promise<void> {
  const files = join(program, 'dist/renderer');
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      outDir: join(files, 'assets'),
      emptyOutDir: false,
      target: 'es2024',
      rolldownOptions: {
        input: join(ROOT, 'tests/torture/pages/page.ts'),
        output: { entryFileNames: 'torture.js', codeSplitting: false },
      },
    },
  });
  const head = '<!doctype html><title>Torture</title><script type="module" src="/assets/torture.js"></script>';
  writeFileSync(join(files, 'torture.html'), head);
}

/** Does work with a browser, and with a program that has the torturer's page. */
export async function withPages<T>(program: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  await putPage(program);
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A game as it begins: nobody has played in it. */
export const newGame = (game: string, options: string, begun: number): KeptGame => ({
  game,
  options,
  rules: 1,
  deal: 7,
  cards: '',
  moves: '',
  at: 0,
  moveCount: 0,
  score: 0,
  clock: 0,
  begun,
  help: { undos: 0, hints: 0, solver: false },
});

/** The game after one more move: hosts and pages do not ask whether the rules allow it. */
export function withMove(kept: KeptGame, move: number): KeptGame {
  const at = kept.at + 1;
  const moves = kept.moves === '' ? String(move) : `${kept.moves} ${move}`;
  return { ...kept, moves, at, moveCount: at, clock: kept.clock + 1000 };
}
