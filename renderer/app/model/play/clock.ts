import { signal } from '@preact/signals';

/**
 * The most milliseconds that count between two readings of a running clock. The page reads it every few seconds; when
 * more time has passed, the machine was asleep.
 */
const LONGEST_STEP_MS = 60_000;

/** Measures time played. The caller starts and stops it, and passes the current time in milliseconds. */
export class Clock {
  #spent: number;
  /** Time of the last reading while it runs. */
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

  /** Returns the milliseconds played. When the system's clock was set back, nothing is added or subtracted. */
  read(now: number): number {
    if (!this.#running.value || now <= this.#looked) return this.#spent;
    this.#spent += Math.min(now - this.#looked, LONGEST_STEP_MS);
    this.#looked = now;
    return this.#spent;
  }
}

/**
 * What decides whether time counts: it does for a game begun and not over, in the active window, not paused and with
 * nothing over the table.
 */
export interface ClockRule {
  readonly played: boolean;
  readonly finished: boolean;
  readonly active: boolean;
  readonly paused: boolean;
  readonly covered: boolean;
}

export const clockRuns = (rule: ClockRule): boolean =>
  rule.played && !rule.finished && rule.active && !rule.paused && !rule.covered;
