import type { ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { EventName, Events } from '../../preload/api.ts';
import type { Claims, Page } from '../claims.ts';

/** A page of a browser, there as long as it holds its stream of events open. */
class Listener implements Page {
  stream: ServerResponse | undefined;

  send<N extends EventName>(name: N, detail: Events[N]): void {
    this.stream?.write(`${JSON.stringify({ name, detail })}\n`);
  }
}

/** The pages by the names they gave themselves. One that has gone is remembered: it may come back, or still be saving. */
export class Listeners {
  readonly #listeners = new Map<string, Listener>();
  readonly #claims: Claims;

  constructor(claims: Claims) {
    this.#claims = claims;
  }

  page(id: string): Page | undefined {
    return this.#listeners.get(id);
  }

  listen(id: string, stream: ServerResponse): void {
    const listener = this.#listeners.get(id) ?? new Listener();
    this.#listeners.set(id, listener);
    listener.stream?.destroy();
    listener.stream = stream;
    this.#claims.join(listener);
    stream.on('close', () => {
      if (listener.stream !== stream) return;
      listener.stream = undefined;
      this.#claims.leave(listener);
    });
    // A browser gives a page the answer only with its first bytes.
    stream.write('\n');
  }

  /** Tells every page that the host ends and waits until they have let go, but no longer than `patience` ms. */
  async close(patience: number): Promise<void> {
    const streams = [...this.#listeners.values()].flatMap(({ stream }) => stream ?? []);
    const gone = Promise.all(streams.map((stream) => new Promise((resolve) => stream.once('close', resolve))));
    for (const listener of this.#listeners.values()) listener.send('closing', null);
    await Promise.race([gone, setTimeout(patience, undefined, { ref: false })]);
  }
}
