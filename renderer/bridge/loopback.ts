import type { Bridge, EventName, Events, Reply, RequestName, Requests } from '../../preload/api.ts';
import { linesOf } from './lines.ts';

type Listener = (detail: never) => void;

const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 4000;
/** What a browser will still carry for a page that has gone. */
const MOST_AFTER_CLOSING = 60_000;

const GONE: Reply<never> = {
  ok: false,
  refusal: { code: 'failed', about: { because: 'gone' }, message: 'Baize itself is no longer running.' },
};

/** The bridge to the browser host that served this page: requests by POST, events by one answer that never ends. */
export function loopback(token: string): Bridge {
  const client = new Client(token);
  return {
    request: <N extends RequestName>(name: N, ...args: Requests[N]['args']) =>
      client.request(name, args) as Promise<Reply<Requests[N]['answer']>>,
    on: (name, listener) => client.on(name, listener),
  };
}

class Client {
  readonly #headers: Readonly<Record<string, string>>;
  readonly #listeners = new Map<EventName, Set<Listener>>();
  readonly #asked = new Set<Promise<unknown>>();
  /** Whether the host listens to this page: it must, before it is asked anything. */
  #connected: Promise<boolean>;
  #closing = false;

  constructor(token: string) {
    this.#headers = {
      'content-type': 'application/json',
      'x-baize-token': token,
      'x-baize-page': crypto.randomUUID(),
    };
    this.#connected = this.#connect(FIRST_PAUSE);
    addEventListener('pagehide', () => this.#close());
  }

  on(name: EventName, listener: Listener): () => void {
    const listeners = this.#listeners.get(name) ?? new Set();
    this.#listeners.set(name, listeners.add(listener));
    return () => void listeners.delete(listener);
  }

  async request(name: RequestName, args: readonly unknown[]): Promise<Reply<unknown>> {
    const asked = this.#ask(JSON.stringify({ name, args }));
    this.#asked.add(asked);
    try {
      return await asked;
    } catch {
      return GONE;
    } finally {
      this.#asked.delete(asked);
    }
  }

  async #ask(body: string): Promise<Reply<unknown>> {
    // Not a tick may be lost when the page is about to end.
    if (!this.#closing && !(await this.#connected)) return GONE;
    const keepalive = this.#closing && body.length < MOST_AFTER_CLOSING;
    const response = await fetch('/api/request', { method: 'POST', headers: this.#headers, body, keepalive });
    return (await response.json()) as Reply<unknown>;
  }

  async #connect(pause: number): Promise<boolean> {
    const abort = new AbortController();
    try {
      const { ok, body } = await fetch('/api/events', { method: 'POST', headers: this.#headers, signal: abort.signal });
      // A host that turns the page away at the door says why to every request.
      if (!ok || !body) return true;
      void this.#follow(body, abort);
      return true;
    } catch {
      this.#connectAgain(pause);
      return false;
    }
  }

  #connectAgain(pause: number): void {
    setTimeout(() => {
      this.#connected = this.#connect(Math.min(pause * 2, LONGEST_PAUSE));
    }, pause);
  }

  async #follow(body: ReadableStream<Uint8Array<ArrayBuffer>>, abort: AbortController): Promise<void> {
    try {
      for await (const line of linesOf(body)) {
        const { name, detail } = JSON.parse(line) as { name: EventName; detail: Events[EventName] };
        this.#tell(name, detail);
        if (name === 'closing') await this.#letGo(abort);
      }
    } catch {
      // The host has gone, or was let go.
    }
    this.#connected = Promise.resolve(false);
    this.#connectAgain(FIRST_PAUSE);
  }

  /** The end of the stream tells the host that everything asked for has been answered. */
  async #letGo(abort: AbortController): Promise<void> {
    await Promise.allSettled(this.#asked);
    abort.abort();
  }

  #close(): void {
    this.#closing = true;
    this.#tell('closing', null);
  }

  #tell(name: EventName, detail: Events[EventName]): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(detail as never);
  }
}
