import type { Bridge, EventName, Events, Reply, RequestName, Requests } from '../../../../preload/api.ts';
import { linesOf } from './lines.ts';
import { importKey, unseal, type Sealed } from './sealed.ts';

type Listener = (detail: never) => void;

const FIRST_PAUSE_MS = 250;
const MAX_PAUSE_MS = 4000;
/**
 * A connection counts as steady after this many milliseconds. After a shorter one, the page waits longer before the
 * next attempt.
 */
const STEADY_MS = 10_000;
/** The most characters that a browser still sends for a page that has closed. */
const MAX_KEEPALIVE_LETTERS = 60_000;

/** The reply to every request while no host listens to this page. */
export const HOST_GONE: Reply<never> = {
  ok: false,
  refusal: { code: 'failed', about: { because: 'gone' }, message: 'Baize itself is no longer running.' },
};

/**
 * Whether our host has not replied. A host that does not know this page is a different one, or has not let it in again
 * yet.
 */
export const isGone = (reply: Reply<unknown>): boolean =>
  !reply.ok && (reply === HOST_GONE || reply.refusal.code === 'stranger');

/** A bridge to a host that may disappear and return. */
export interface HostBridge extends Bridge {
  /** Calls `listener` with the name of the host's data folder whenever a host starts listening to this page. */
  onConnect(listener: (home: string) => void): void;
  /** Resolves once it is known whether there is a host at all. */
  readonly tried: Promise<unknown>;
  /** Switches to the launch with this secret, if there is one; false: nothing has changed. */
  adopt(token: string): Promise<boolean>;
  /** Reconnects after a lost request, though the host may still be listening. */
  again(): void;
}

/**
 * Makes the bridge to the browser host that served this page: requests are POSTs, events come in one endless response.
 */
export function loopback(token: string, keepToken: (token: string) => void): HostBridge {
  const client = new Client(token, keepToken);
  return {
    request: <N extends RequestName>(name: N, ...args: Requests[N]['args']) =>
      client.request(name, args) as Promise<Reply<Requests[N]['answer']>>,
    on: (name, listener) => client.on(name, listener),
    onConnect: (listener) => void client.connects.add(listener),
    tried: client.tried,
    adopt: (given) => client.adopt(given),
    again: () => client.again(),
  };
}

class Client {
  readonly connects = new Set<(home: string) => void>();
  readonly tried: Promise<unknown>;
  readonly #page = crypto.randomUUID();
  readonly #keepToken: (token: string) => void;
  readonly #listeners = new Map<EventName, Set<Listener>>();
  readonly #pending = new Set<Promise<unknown>>();
  #token: string;
  /**
   * The key that identifies the host when it returns; undefined before a host has listened. A promise, so that reading
   * it does not wait.
   */
  #key: Promise<CryptoKey> | undefined;
  /** Whether the host listens to this page, as it must before the first request. */
  #connected: Promise<boolean>;
  /** Ends the current stream of events. */
  #stream: AbortController | undefined;
  #waiting: ReturnType<typeof setTimeout> | undefined;
  #closing = false;
  /** When the host began to listen, and the pause before the next attempt if the connection does not last. */
  #since = 0;
  #unsteady = FIRST_PAUSE_MS;

  constructor(token: string, keepToken: (token: string) => void) {
    this.#token = token;
    this.#keepToken = keepToken;
    this.#connected = this.#connect(FIRST_PAUSE_MS);
    this.tried = this.#connected;
    addEventListener('pagehide', () => this.#close());
    addEventListener('pageshow', () => (this.#closing = false));
    // Browsers slow down the timers of hidden pages.
    for (const name of ['focus', 'online', 'pageshow'] as const) addEventListener(name, () => this.#hurry());
  }

  on(name: EventName, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  async request(name: RequestName, args: readonly unknown[]): Promise<Reply<unknown>> {
    const pending = this.#ask(JSON.stringify({ name, args }));
    this.#pending.add(pending);
    try {
      return await pending;
    } catch {
      return HOST_GONE;
    } finally {
      this.#pending.delete(pending);
    }
  }

  adopt(token: string): Promise<boolean> {
    return this.#listen(token).catch(() => false);
  }

  /**
   * Ends the stream of events, which leads to a new connection. The stream may survive a change of networks that has
   * cut off a request.
   */
  again(): void {
    this.#stream?.abort();
  }

  async #ask(body: string): Promise<Reply<unknown>> {
    // Not awaited on closing: a page about to close has no time to wait, even for a resolved promise.
    if (!this.#closing && !(await this.#connected)) return HOST_GONE;
    const keepalive = this.#closing && body.length < MAX_KEEPALIVE_LETTERS;
    const headers = this.#headers(this.#token);
    const response = await fetch('/api/request', { method: 'POST', headers, body, keepalive });
    return (await response.json()) as Reply<unknown>;
  }

  #headers(token: string): Record<string, string> {
    return { 'content-type': 'application/json', 'x-baize-token': token, 'x-baize-page': this.#page };
  }

  async #connect(pause: number): Promise<boolean> {
    try {
      const token = this.#key ? await this.#askAgain(this.#key) : this.#token;
      if (token !== undefined && (await this.#listen(token))) return true;
      // Without a key, this is the page's first visit: a host that rejects it gives the reason in reply to every
      // request.
      if (!this.#key) return true;
    } catch {
      // There is no host.
    }
    this.#connectAgain(pause);
    return false;
  }

  /** Asks the host found here for its secret; undefined: it is not ours, and has learnt nothing from us. */
  async #askAgain(key: Promise<CryptoKey>): Promise<string | undefined> {
    const nonce = crypto.randomUUID();
    const headers = { 'content-type': 'application/json', 'x-baize-page': this.#page };
    const response = await fetch('/api/return', { method: 'POST', headers, body: JSON.stringify({ nonce }) });
    if (!response.ok) return undefined;
    return unseal(await key, (await response.json()) as Sealed, { origin: location.origin, nonce });
  }

  /** Connects to the host with this secret; returns whether it listens from now on. */
  async #listen(token: string): Promise<boolean> {
    const abort = new AbortController();
    const init = { method: 'POST', headers: this.#headers(token), signal: abort.signal };
    const { ok, body, headers } = await fetch('/api/events', init);
    if (!ok || !body) return false;
    this.#key = importKey(headers.get('x-baize-key') ?? '');
    // The error is reported where the key is used.
    this.#key.catch(() => {});
    this.#token = token;
    this.#keepToken(token);
    this.#stream?.abort();
    this.#stream = abort;
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#connected = Promise.resolve(true);
    this.#since = performance.now();
    void this.#follow(body, abort);
    for (const listener of this.connects) listener(headers.get('x-baize-home') ?? '');
    return true;
  }

  #connectAgain(pause: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = setTimeout(() => this.#retry(Math.min(pause * 2, MAX_PAUSE_MS)), pause);
  }

  #retry(pause: number): void {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
    this.#connected = this.#connect(pause);
  }

  #hurry(): void {
    if (this.#waiting !== undefined) this.#retry(FIRST_PAUSE_MS);
  }

  async #follow(body: ReadableStream<Uint8Array<ArrayBuffer>>, abort: AbortController): Promise<void> {
    try {
      for await (const line of linesOf(body)) {
        const { name, detail } = JSON.parse(line) as { name: EventName; detail: Events[EventName] };
        this.#emit(name, detail);
        if (name === 'closing') await this.#letGo(abort);
      }
    } catch {
      // The host is gone, or was released.
    }
    if (this.#stream !== abort) return;
    this.#connected = Promise.resolve(false);
    const steady = performance.now() - this.#since > STEADY_MS;
    this.#unsteady = steady ? FIRST_PAUSE_MS : Math.min(this.#unsteady * 2, MAX_PAUSE_MS);
    this.#connectAgain(this.#unsteady);
  }

  /** Ends the stream, which tells the host that all requests have been answered. */
  async #letGo(abort: AbortController): Promise<void> {
    await Promise.allSettled(this.#pending);
    abort.abort();
  }

  #close(): void {
    this.#closing = true;
    this.#emit('closing', null);
  }

  #emit(name: EventName, detail: Events[EventName]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail as never);
  }
}
