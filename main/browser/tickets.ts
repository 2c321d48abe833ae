import { newSecret, sameSecret } from './secret.ts';

/** The beginning of the path of every ticket. */
const TICKET_PATH = '/open/';
/** A ticket is valid for this many milliseconds, because a browser may have to be started first. */
export const TICKET_MS = 120_000;

interface Ticket {
  readonly path: string;
  readonly until: number;
  readonly used: () => void;
}

/**
 * Addresses that open the page once. They replace the token where others could read it, such as on a command line.
 */
export class Tickets {
  readonly #now: () => number;
  #ticket: Ticket | undefined;

  /** `now` returns milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Returns a path that opens the page once, in place of any before; `used` is called when it is opened. */
  issue(used: () => void): string {
    const path = TICKET_PATH + newSecret();
    this.#ticket = { path, until: this.#now() + TICKET_MS, used };
    return path;
  }

  /** Whether the path is that of a ticket, valid or not. */
  static isAt(path: string): boolean {
    return path.startsWith(TICKET_PATH);
  }

  /** Uses up a ticket; returns whether it was valid. */
  take(path: string): boolean {
    const ticket = this.#ticket;
    if (!ticket || !sameSecret(path, ticket.path) || this.#now() > ticket.until) return false;
    this.#ticket = undefined;
    ticket.used();
    return true;
  }
}
