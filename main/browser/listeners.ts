import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { EventName, Events } from '../../preload/api.ts';
import type { Claims, Caller } from '../requests/claims.ts';

/** The most bytes that wait for a page which does not read. */
const MAX_WAITING_BYTES = 256 * 1024;
/** The most pages that are remembered after they have gone. */
const MAX_GONE_PAGES = 100;

/** A page of a browser, there as long as it holds its stream of events open. */
class Listener implements Caller {
  stream: ServerResponse | undefined;

  send<N extends EventName>(name: N, detail: Events[N]): void {
    this.stream?.write(`${JSON.stringify({ name, detail })}\n`);
    if ((this.stream?.writableLength ?? 0) > MAX_WAITING_BYTES) this.stream?.destroy();
  }
}

/**
 * The pages by the names they gave themselves. One that has gone is remembered: it may come back, or still be saving.
 */
export class Listeners {
  readonly #listeners = new Map<string, Listener>();
  readonly #claims: Claims;
  readonly #most: number;

  /** At most `most` pages listen at the same time. */
  constructor(claims: Claims, most: number) {
    this.#claims = claims;
    this.#most = most;
  }

  /** Whether one more page may listen, or this one again. */
  hasRoom(id: string): boolean {
    return this.#listeners.get(id)?.stream !== undefined || this.#here.length < this.#most;
  }

  page(id: string): Caller | undefined {
    return this.#listeners.get(id);
  }

  listen(id: string, stream: ServerResponse): void {
    const listener = this.#listeners.get(id) ?? new Listener();
    this.#forgetOldest();
    this.#listeners.set(id, listener);
    listener.stream?.destroy();
    listener.stream = stream;
    this.#claims.join(listener);
    stream.on('close', () => {
      if (listener.stream !== stream) return;
      listener.stream = undefined;
      this.#claims.leave(listener);
    });
    // A browser hands a page the response only with its first bytes.
    stream.write('\n');
  }

  /** Tells every page that the host ends and waits until they have disconnected, but no longer than `patience` ms. */
  async close(patience: number): Promise<void> {
    const gone = Promise.all(this.#here.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
    for (const listener of this.#listeners.values()) listener.send('closing', null);
    await Promise.race([gone, setTimeout(patience, undefined, { ref: false })]);
  }

  get #here(): ServerResponse[] {
    return [...this.#listeners.values()].flatMap(({ stream }) => stream ?? []);
  }

  #forgetOldest(): void {
    const gone = [...this.#listeners].filter(([, { stream }]) => stream === undefined);
    for (const [id] of gone.slice(0, Math.max(0, gone.length - MAX_GONE_PAGES))) this.#listeners.delete(id);
  }
}
