import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../tools/chromium.ts';

/** What starting a Chromium takes, until a page has painted. */
export interface ChromiumStart {
  readonly milliseconds: number;
  /**
   * Memory of all its processes then, each shared page divided by the number of processes that share it; undefined
   * where the system does not report it.
   */
  readonly megabytes: number | undefined;
}

/**
 * Keeps Chromium from loading the lists under its own address bar, a program as large as ours, at the same time; our
 * windows have no address bar, and a page with nothing on it is done before the lists are.
 */
const NO_ADDRESS_LISTS = '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup';

/**
 * Starts a Chromium of its own at an address and waits until the promise that `painted`, a JavaScript expression,
 * returns is fulfilled. It sends as few commands as possible: what test tools add to a page takes as long as a small
 * page does. `kept`: the folder of a profile, which stays; otherwise, the profile is empty.
 */
export async function startChromium(url: string, painted: string, kept?: string): Promise<ChromiumStart> {
  const profile = kept ?? mkdtempSync(join(tmpdir(), 'baize-start-'));
  const { args, executablePath = chromium.executablePath() } = launchOptions();
  const flags = ['--headless', '--no-sandbox', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const start = performance.now();
  const child = spawn(executablePath, [...flags, '--window-size=1280,800', NO_ADDRESS_LISTS, ...args], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  try {
    const devTools = await DevTools.connect(await addressOf(child));
    const { targetId } = await devTools.send<{ targetId: string }>('Target.createTarget', { url: 'about:blank' });
    const attached = await devTools.send<{ sessionId: string }>('Target.attachToTarget', { targetId, flatten: true });
    await devTools.send('Page.navigate', { url }, attached.sessionId);
    await devTools.send('Runtime.evaluate', { expression: painted, awaitPromise: true }, attached.sessionId);
    const milliseconds = performance.now() - start;
    const megabytes = megabytesOf(child.pid ?? 0);
    await devTools.send('Browser.close');
    await ended;
    return { milliseconds, megabytes };
  } finally {
    child.kill();
    await ended;
    if (kept === undefined) rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Returns the address at which a Chromium listens, from its output. */
async function addressOf({ stderr }: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of stderr!) {
    output += String(part);
    const address = /listening on (ws:\S+)/.exec(output)?.[1];
    if (address !== undefined) return address;
  }
  throw new Error(`Chromium did not start: ${output}`);
}

/** A client for the part of Chromium's own protocol that is needed here. */
class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (result: unknown) => void>();

  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await once(socket, 'open');
    return new DevTools(socket);
  }

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const { id, result } = JSON.parse(String(data)) as { id?: number; result?: unknown };
      if (id !== undefined) this.#waiting.get(id)?.(result);
    });
  }

  send<T = unknown>(method: string, params: object = {}, sessionId?: string): Promise<T> {
    const id = this.#waiting.size + 1;
    const answer = new Promise<T>((resolve) => this.#waiting.set(id, resolve as (result: unknown) => void));
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    return answer;
  }
}

/** Returns the memory of a process and all that it has started, on Linux. */
function megabytesOf(pid: number): number | undefined {
  if (!existsSync(`/proc/${pid}/smaps_rollup`)) return undefined;
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), Number(/\) \S (\d+)/.exec(read(`/proc/${name}/stat`))?.[1])]),
  );
  const isIn = (of: number | undefined): boolean => of === pid || (of !== undefined && isIn(parents.get(of)));
  const kilobytes = [...parents.keys()]
    .filter(isIn)
    .map((of) => Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${of}/smaps_rollup`))?.[1] ?? 0));
  return kilobytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** Returns '' for a process that has ended by then. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
