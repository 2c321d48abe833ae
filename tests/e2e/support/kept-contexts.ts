import { setTimeout } from 'node:timers/promises';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';

/** A context with its page. */
export interface KeptContext {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Whether something was put into it that can't be taken out. */
  spoilt: boolean;
}

/** Headers of the host's own pages: a page without them would have another process. */
const ISOLATED = {
  'Content-Type': 'text/html',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

/** Milliseconds that a page may take to be cleaned; the next test gets a new one instead of a page that hangs. */
const CLEANING_LIMIT = 60_000;

/** The most contexts kept: each keeps the process of a page in memory. */
const MOST = 2;

/**
 * Contexts that one test leaves to the next of its worker, each with a page. The page stays in the process that ran the
 * program before, which need neither start nor compile it again: half of what a page costs. What a test has stored or
 * routed is removed, and its listeners stay without effect; a context that was given a script or a clock is not handed
 * on.
 */
export class KeptContexts {
  readonly #browser: Browser;
  readonly #kept = new Map<string, KeptContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Returns a context with these options, as good as new. */
  async take(options: BrowserContextOptions): Promise<KeptContext> {
    const key = JSON.stringify(options);
    const kept = this.#kept.get(key) ?? (await this.#make(options));
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    for (const old of [...this.#kept.keys()].slice(0, -MOST)) await this.#drop(old);
    return kept;
  }

  /** Takes back what a test has used. */
  async giveBack(kept: KeptContext, options: BrowserContextOptions, failed: boolean): Promise<void> {
    const usable = !failed && !kept.spoilt && !kept.page.isClosed();
    const cleaning = usable && cleaned(kept, options).catch(() => false);
    if (!(await Promise.race([cleaning, setTimeout(CLEANING_LIMIT, false, { ref: false })])))
      await this.#drop(JSON.stringify(options));
  }

  async close(): Promise<void> {
    for (const key of this.#kept.keys()) await this.#drop(key);
  }

  async #make(options: BrowserContextOptions): Promise<KeptContext> {
    const context = await this.#browser.newContext(options);
    const kept = { context, page: await context.newPage(), spoilt: false };
    const spoils = (): void => void (kept.spoilt = true);
    for (const each of [context, kept.page]) hear(each, ['addInitScript', 'exposeFunction', 'exposeBinding'], spoils);
    hear(context.clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'], spoils);
    return kept;
  }

  async #drop(key: string): Promise<void> {
    await this.#kept.get(key)?.context.close();
    this.#kept.delete(key);
  }
}

/** Calls a listener before each of these methods of an object. */
function hear<T extends object>(of: T, names: readonly (keyof T)[], listener: () => void): void {
  for (const name of names) {
    const method = (of[name] as (...args: unknown[]) => unknown).bind(of);
    of[name] = ((...args: unknown[]) => {
      listener();
      return method(...args);
    }) as T[keyof T];
  }
}

/** Removes what a test has left behind; returns true once it has. */
async function cleaned({ context, page }: KeptContext, options: BrowserContextOptions): Promise<true> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await context.setOffline(false);
  await context.clearCookies();
  await context.clearPermissions();
  await page.emulateMedia({ media: null, ...MEDIA, ...wishedOf(options) });
  if (options.viewport) await page.setViewportSize(options.viewport);
  await leave(page);
  return true;
}

/** The media features emulated where a context's options say nothing of them. */
const MEDIA = {
  colorScheme: 'light',
  contrast: 'no-preference',
  forcedColors: 'none',
  reducedMotion: 'no-preference',
} as const satisfies BrowserContextOptions;

/** Returns the media features that a context's options set: a page's own setting, even null, would override them. */
const wishedOf = (options: BrowserContextOptions): Pick<BrowserContextOptions, keyof typeof MEDIA> =>
  Object.fromEntries(Object.entries(options).filter(([name]) => name in MEDIA));

/**
 * Leaves for an empty page of the same origin, which may have no host any more; another origin's would have another
 * process.
 */
async function leave(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.mouse.move(0, 0);
  if (!origin.startsWith('http')) return;
  await page.route(`${origin}/none`, (route) => route.fulfill({ headers: ISOLATED, body: '' }), { times: 1 });
  await page.goto(`${origin}/none`);
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await session.detach();
}
