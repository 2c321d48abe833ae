import type { CensusEffort } from './census.ts';
import { censusWays, countLetters, type CensusResults } from './found.ts';
import type { Finding } from './journal.ts';

/** Milliseconds between two lines of output. */
const EVERY_MS = 30_000;

/**
 * Prints the work that is done and left and the approximate time that it will take; and rests, if only a share of a
 * core is wanted.
 */
export class Progress {
  readonly #report: (line: string) => void;
  readonly #share: number;
  /** By way: the deals that are left, the number tried, and how long they took. */
  readonly #ways = new Map<string, { left: number; asked: number; ms: number }>();
  #done = 0;
  #open = 0;
  readonly #begun = performance.now();
  #last = this.#begun;
  #reported = this.#begun;

  constructor(games: readonly string[], effort: CensusEffort, known: CensusResults, report: (line: string) => void) {
    this.#report = report;
    this.#share = effort.share;
    for (const key of censusWays(games).keys()) {
      const asked = countLetters('wWlLcop', (known[key]?.verdicts ?? '').slice(0, effort.deals));
      this.#ways.set(key, { left: Math.round((effort.deals - asked) / effort.part[1]), asked: 0, ms: 0 });
    }
    report(`${this.#left} deals to ask`);
  }

  note({ way: key, verdict }: Finding): void {
    this.#done++;
    this.#open += Number(verdict === 'o' || verdict === 'p');
    const now = performance.now();
    if (this.#share < 1) rest((now - this.#last) * (1 / this.#share - 1));
    const way = this.#ways.get(key)!;
    way.left = Math.max(0, way.left - 1);
    way.asked++;
    way.ms += performance.now() - this.#last;
    this.#last = performance.now();
    if (this.#last - this.#reported < EVERY_MS) return;
    this.#reported = this.#last;
    const whole = [...this.#ways.values()].filter(({ left }) => left === 0).length;
    this.#report(
      `${this.#done} deals, ${this.#open} of them open; ${whole} of ${this.#ways.size} ways are whole; ` +
        `${this.#left} left, about ${(this.#msLeft() / 3_600_000).toFixed(1)} hours`,
    );
  }

  get #left(): number {
    return [...this.#ways.values()].reduce((sum, { left }) => sum + left, 0);
  }

  /** Estimates the time left from the times of each way's deals; ways that had no turn yet count as the average. */
  #msLeft(): number {
    const usual = (this.#last - this.#begun) / this.#done;
    return [...this.#ways.values()].reduce(
      (sum, { left, asked, ms }) => sum + left * (asked === 0 ? usual : ms / asked),
      0,
    );
  }
}

/** Blocks for this many milliseconds. */
const rest = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
