import type { Socket } from 'node:net';

/**
 * The connections of a server, up to a limit. Another account of this machine can hold connections open without the
 * secret, but it keeps no page out: beyond the limit, the server closes the oldest connection that has not shown the
 * secret.
 */
export class Crowd {
  readonly #most: number;
  /** Connections that have not shown the secret, the oldest first. */
  readonly #strangers = new Set<Socket>();
  readonly #known = new Set<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a new connection. */
  admit(socket: Socket): void {
    this.#strangers.add(socket);
    socket.once('close', () => {
      this.#strangers.delete(socket);
      this.#known.delete(socket);
    });
    if (this.#strangers.size + this.#known.size <= this.#most) return;
    const [oldest] = this.#strangers;
    if (oldest) this.#strangers.delete(oldest);
    oldest?.destroy();
  }

  /** Marks a connection as known: a request on it had the secret of this launch. */
  know(socket: Socket): void {
    if (this.#strangers.delete(socket)) this.#known.add(socket);
  }
}
