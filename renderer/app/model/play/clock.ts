import { signal } from '@preact/signals';

/**
 * The longest that may lie between two looks at a clock that runs, in milliseconds: the page looks every few seconds. A
 * longer time was slept through by the machine, and by whoever plays.
 */
const LONGEST_STEP_MS = 60_000;

/** Time played. The caller starts and stops it, and hands in every moment in milliseconds. */
export class Clock {
  #spent: number;
  /** The last look at it while it runs. */
  #looked = 0;
  readonly #running = signal(false);

  constructor(spent = 0) {
    this.#spent = spent;
  }

  get running(): boolean {
    return this.#running.value;
  }

  run(on: boolean, now: number): void {
    this.read(now);
    this.#looked = now;
    this.#running.value = on;
  }

  /** A clock set back by the system counts nothing rather than less. */
  read(now: number): number {
    if (!this.#running.value || now <= this.#looked) return this.#spent;
    this.#spent += Math.min(now - this.#looked, LONGEST_STEP_MS);
    this.#looked = now;
    return this.#spent;
  }
}

/** When time counts: a game begun and not over, in the active window, not paused and with nothing over the table. */
export interface ClockRule {
  readonly played: boolean;
  readonly finished: boolean;
  readonly active: boolean;
  readonly paused: boolean;
  readonly covered: boolean;
}

export const clockRuns = (rule: ClockRule): boolean =>
  rule.played && !rule.finished && rule.active && !rule.paused && !rule.covered;
