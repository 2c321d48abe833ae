import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { build } from 'vite';
import { ROOT } from '../../../main/build/root.ts';
import type { KeptGame, Reply } from '../../../preload/api.ts';
import { launchOptions } from '../../tools/chromium.ts';
import type { Host } from '../host.ts';
import type { TorturedPage } from './page.ts';

/** A page of a host in a real browser, through which the test sends requests. */
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

  /** Waits until the page has reconnected and sent what it may send. */
  async returned(): Promise<void> {
    await this.page.waitForFunction(() => window.torture!.returns > 0);
  }

  /** Signals that there is a network again, as a browser does: the page then attempts to reconnect at once. */
  online(): Promise<unknown> {
    return this.page.evaluate(() => dispatchEvent(new Event('online')));
  }

  /** Waits until every save is confirmed by a host; returns false after `timeout` milliseconds. */
  nothingWaits(timeout: number): Promise<boolean> {
    return this.page
      .waitForFunction(() => window.torture!.waits === undefined, undefined, { timeout })
      .then(() => true)
      .catch(() => false);
  }

  /** Returns how many games the browser stores for its pages. */
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

/** Adds the test's page to the files of a program. */
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

/** Runs work with a browser, and with a program that has the test's page. */
export async function withPages<T>(program: string, work: (browser: Browser) => Promise<T>): Promise<T> {
  await putPage(program);
  const browser = await chromium.launch(launchOptions());
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Makes a new game in which nothing has been played. */
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

/** Returns the game after one more move; hosts and pages do not check moves by the rules. */
export function withMove(kept: KeptGame, move: number): KeptGame {
  const at = kept.at + 1;
  const moves = kept.moves === '' ? String(move) : `${kept.moves} ${move}`;
  return { ...kept, moves, at, moveCount: at, clock: kept.clock + 1000 };
}
