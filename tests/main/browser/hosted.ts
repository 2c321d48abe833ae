import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { serve, type BrowserHost } from '../../../main/browser/host.ts';
import { newHome, type HostHome } from '../../../main/browser/host-home.ts';
import type { Limits } from '../../../main/browser/limits.ts';
import { openStore } from '../../../main/store/open.ts';
import type { Store } from '../../../main/store/store.ts';
import type { EventName, KeptGame, Reply } from '../../../preload/api.ts';

/** Makes a folder that is removed when the test ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'baize-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export type Hosted = BrowserHost & { readonly store: Store; readonly folder: string; readonly home: HostHome };

/** Starts a real browser host over a real store, serving one small page, until the test ends. */
export const hosted = (): Promise<Hosted> => hostedWith({});

/** Starts one with limits of its own. */
export async function hostedWith(limits: Partial<Limits>): Promise<Hosted> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'page'));
  writeFileSync(join(folder, 'page/index.html'), '<!doctype html><title>Page</title>');
  writeFileSync(join(folder, 'secret.json'), '{}');
  const store = openStore(join(folder, 'data'));
  const home = newHome();
  const host = await serve({ store, root: join(folder, 'page'), version: '1.2.3', home, limits });
  onTestFinished(async () => {
    await host.close();
    store.close();
  });
  return { ...host, store, folder, home };
}

interface Line {
  readonly name: EventName;
  readonly detail: unknown;
}

/** Opens a page of that host as its client would: it listens, sends requests, and leaves. */
export async function visit(
  { origin, token }: Pick<BrowserHost, 'origin' | 'token'>,
  name: string = crypto.randomUUID(),
) {
  const headers = {
    'content-type': 'application/json',
    'x-baize-token': token,
    'x-baize-page': name,
  };
  const gone = new AbortController();
  onTestFinished(() => gone.abort());
  const { body } = await fetch(`${origin}/api/events`, { method: 'POST', headers, signal: gone.signal });
  const events = linesOf(body!);
  return {
    headers,
    leave: () => gone.abort(),
    /** Returns the next event that the host sends this page. */
    next: async () => (await events.next()).value as Line,
    ask: async (name: string, ...args: unknown[]) => {
      const sent = { method: 'POST', headers, body: JSON.stringify({ name, args }) };
      return (await (await fetch(`${origin}/api/request`, sent)).json()) as Reply<unknown>;
    },
  };
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + Buffer.from(chunk).toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line !== '') yield JSON.parse(line) as Line;
  }
}

export const KEPT: KeptGame = {
  game: 'klondike',
  options: 'dealing=one',
  rules: 1,
  deal: 617,
  cards: '',
  moves: '0 6>9x3 7!',
  at: 2,
  moveCount: 2,
  score: 5,
  clock: 61_000,
  begun: 1_700_000_000_000,
  help: { undos: 1, hints: 2, solver: false },
};
