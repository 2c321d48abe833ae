import type { ServerOptions } from 'node:http';

/** Limits on the resources that the browser host spends on clients; times in milliseconds. */
export interface Limits {
  /** Until the head of a request is there, from the connection's first moment. */
  readonly headMs: number;
  /** Until the request is complete. */
  readonly requestMs: number;
  /** Between two checks of these times. */
  readonly checkMs: number;
  readonly connections: number;
  /** Pages that listen for events at the same time. */
  readonly pages: number;
  /**
   * Requests a second: from pages that know the secret, for files, from pages that return, and from all others. Each
   * kind has its own limit, which no other uses up.
   */
  readonly known: number;
  readonly files: number;
  readonly returns: number;
  readonly strange: number;
}

/** The limits in use; a test may set narrower ones. */
export const LIMITS: Limits = {
  headMs: 10_000,
  requestMs: 30_000,
  checkMs: 2000,
  connections: 128,
  pages: 32,
  known: 3000,
  files: 3000,
  returns: 1000,
  strange: 100,
};

/** The most bytes of all headers together. Other programs on loopback leave cookies that a browser sends here too. */
export const MAX_HEADER_BYTES = 16 * 1024;

/** Node's own means against slow and oversized heads. */
export const serverOptions = ({ headMs, requestMs, checkMs }: Limits): ServerOptions => ({
  headersTimeout: headMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: checkMs,
  maxHeaderSize: MAX_HEADER_BYTES,
  insecureHTTPParser: false,
  requireHostHeader: true,
});

/** A rate limit: `most` at once, refilled by as many each second, but never above `most`. */
export class Allowance {
  readonly #most: number;
  readonly #now: () => number;
  #left: number;
  #at: number;

  /** `now` returns milliseconds that only grow. */
  constructor(most: number, now: () => number = () => performance.now()) {
    this.#most = most;
    this.#now = now;
    this.#left = most;
    this.#at = now();
  }

  /** Takes one; returns whether there was one left. */
  take(): boolean {
    const now = this.#now();
    this.#left = Math.min(this.#most, this.#left + ((now - this.#at) / 1000) * this.#most);
    this.#at = now;
    if (this.#left < 1) return false;
    this.#left -= 1;
    return true;
  }
}
