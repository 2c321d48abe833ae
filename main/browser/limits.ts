import type { ServerOptions } from 'node:http';

/** How much of this machine the browser host gives to whoever connects; times in milliseconds. */
export interface Limits {
  /** Until the head of a request is there, from the connection's first moment. */
  readonly head: number;
  /** Until all of it is there. */
  readonly whole: number;
  /** How often these two are looked at. */
  readonly glance: number;
  readonly connections: number;
  /** Pages that listen for events at the same time. */
  readonly pages: number;
  /**
   * Requests a second: of pages that know the secret, for files, of pages that return, and of all the others. Each has
   * a number of its own: what one kind uses up is not another's.
   */
  readonly known: number;
  readonly files: number;
  readonly returns: number;
  readonly strange: number;
}

/** The limits in use; a test may set narrower ones. */
export const LIMITS: Limits = {
  head: 10_000,
  whole: 30_000,
  glance: 2000,
  connections: 128,
  pages: 32,
  known: 3000,
  files: 3000,
  returns: 1000,
  strange: 100,
};

/** The bytes of all headers together: other programs on loopback leave cookies that a browser sends here as well. */
export const MAX_HEADERS = 16 * 1024;

/** Node's own means against slow and oversized heads. */
export const serverOptions = ({ head, whole, glance }: Limits): ServerOptions => ({
  headersTimeout: head,
  requestTimeout: whole,
  connectionsCheckingInterval: glance,
  maxHeaderSize: MAX_HEADERS,
  insecureHTTPParser: false,
  requireHostHeader: true,
});

/** So much at once, and so much each second; what is not used is not saved up beyond that. */
export class Allowance {
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now` gives milliseconds that only grow. */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Whether there is still one to take. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#most);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
