import type { Socket } from 'node:net';

/**
 * The connections of a server, a bounded number at a time. Whoever holds them open without the secret, as another
 * account of this machine can, keeps nobody out: one too many closes the oldest that has not shown it.
 */
export class Crowd {
  readonly #most: number;
  /** Those that have not shown the secret, the oldest first. */
  readonly #strangers = new Set<Socket>();
  readonly #known = new Set<Socket>();

  constructor(most: number) {
    this.#most = most;
  }

  /** A connection has come. */
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

  /** A request on it had the secret of this launch. */
  know(socket: Socket): void {
    if (this.#strangers.delete(socket)) this.#known.add(socket);
  }
}
