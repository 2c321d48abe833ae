import type { CensusEffort } from './census.ts';
import { censusWays, countLetters, type Found } from './found.ts';
import type { Finding } from './journal.ts';

/** Milliseconds between two lines. */
const EVERY_MS = 30_000;

/** Says what is done, what is left and about how long that takes; and rests, where only a share of a core is wanted. */
export class Progress {
  readonly #say: (line: string) => void;
  readonly #share: number;
  #left: number;
  #done = 0;
  #open = 0;
  readonly #begun = performance.now();
  #last = this.#begun;
  #said = this.#begun;

  constructor(games: readonly string[], effort: CensusEffort, known: Found, say: (line: string) => void) {
    this.#say = say;
    this.#share = effort.share;
    let left = 0;
    for (const key of censusWays(games).keys())
      left += effort.deals - countLetters('wlcop', (known[key]?.verdicts ?? '').slice(0, effort.deals));
    this.#left = Math.round(left / effort.part[1]);
    say(`${this.#left} deals to ask`);
  }

  note({ verdict }: Finding): void {
    this.#done++;
    this.#open += Number(verdict === 'o' || verdict === 'p');
    const now = performance.now();
    if (this.#share < 1) rest((now - this.#last) * (1 / this.#share - 1));
    this.#last = performance.now();
    if (this.#last - this.#said < EVERY_MS) return;
    this.#said = this.#last;
    const minutes = (this.#last - this.#begun) / 60_000;
    const left = Math.max(0, this.#left - this.#done);
    const hours = ((minutes / this.#done) * left) / 60;
    this.#say(`${this.#done} deals, ${this.#open} of them open; ${left} left, about ${hours.toFixed(1)} hours`);
  }
}

/** Does nothing for so many milliseconds. */
const rest = (ms: number): unknown => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
