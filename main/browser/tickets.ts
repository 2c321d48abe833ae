import { newSecret, sameSecret } from './secret.ts';

/** Where tickets are shown. */
const PATH = '/open/';
/** How long one is good, in milliseconds: a browser may have to be started first. */
export const GOOD_FOR = 120_000;

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

  /** `now` gives milliseconds that only grow. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** The path that opens the page once, in place of any before; `used` is called when it was. */
  issue(used: () => void): string {
    const path = PATH + newSecret();
    this.#ticket = { path, until: this.#now() + GOOD_FOR, used };
    return path;
  }

  /** Whether the path is that of a ticket, good or not. */
  static isAt(path: string): boolean {
    return path.startsWith(PATH);
  }

  /** Whether the ticket is good; from now on it is not. */
  take(path: string): boolean {
    const ticket = this.#ticket;
    if (!ticket || !sameSecret(path, ticket.path) || this.#now() > ticket.until) return false;
    this.#ticket = undefined;
    ticket.used();
    return true;
  }
}
