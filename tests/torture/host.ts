import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Reply, RequestName, Requests } from '../../preload/api.ts';

/** A host in a process of its own, with a page's way to send requests. */
export interface Host {
  readonly origin: string;
  /** The secret that authorises its pages. */
  readonly token: string;
  /** The number of its process. */
  readonly process: number;
  ask<N extends RequestName>(name: N, ...args: Requests[N]['args']): Promise<Requests[N]['answer']>;
  /** Kills it as a crash would; resolves when it is gone. */
  kill(): Promise<void>;
}

/** A host that may not be up yet. */
export interface Launch {
  /** Rejects when the host ends before it is up. */
  readonly up: Promise<Host>;
  /** Kills it as a crash would, or asks it to end; resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

/** Launches a host on a data folder. */
export function launch(program: string, data: string): Launch {
  const child = spawn(process.execPath, [join(program, 'host.js'), '--no-open', '--data', data], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(program, 'cache') },
  });
  const gone = once(child, 'exit');
  const end: Launch['end'] = async (signal) => {
    child.kill(signal);
    await gone;
  };
  const up = connect(child, end);
  // A caller that ends the host early does not await `up`.
  up.catch(() => {});
  return { up, end };
}

/** Starts a host on a data folder and listens as its page does. */
export const startHost = (program: string, data: string): Promise<Host> => launch(program, data).up;

async function connect(child: ChildProcess, end: Launch['end']): Promise<Host> {
  const { origin, token } = await addressOf(child);
  const headers = { 'content-type': 'application/json', 'x-baize-token': token, 'x-baize-page': crypto.randomUUID() };
  const post = (path: string, body?: string): Promise<Response> =>
    fetch(`${origin}${path}`, { method: 'POST', headers, ...(body === undefined ? {} : { body }) });
  const events = await post('/api/events');
  const ask: Host['ask'] = async (name, ...args) => {
    const reply = (await (await post('/api/request', JSON.stringify({ name, args }))).json()) as Reply<
      Requests[typeof name]['answer']
    >;
    if (!reply.ok) throw new Refusal(`${name}: ${reply.refusal.message}`);
    return reply.value;
  };
  const kill = async (): Promise<void> => {
    await end('SIGKILL');
    await events.body?.cancel().catch(() => {});
  };
  return { origin, token, process: child.pid ?? 0, ask, kill };
}

/** The host refused a request, which it never should; not that it died. */
export class Refusal extends Error {}

async function addressOf(child: ChildProcess): Promise<{ origin: string; token: string }> {
  for await (const line of createInterface({ input: child.stdout! })) {
    const [, origin, token] = /(http:\/\/127\.0\.0\.1:\d+)\/#t=([\w-]+)/.exec(line) ?? [];
    if (origin && token) return { origin, token };
  }
  throw new Error('The host gave no address.');
}
