import { signal } from '@preact/signals';

/** Time played: runs and stands still as it is told. Every moment is handed in, in milliseconds. */
export class Clock {
  #spent: number;
  readonly #since = signal<number | undefined>(undefined);

  constructor(spent = 0) {
    this.#spent = spent;
  }

  get running(): boolean {
    return this.#since.value !== undefined;
  }

  run(on: boolean, now: number): void {
    this.#spent = this.read(now);
    this.#since.value = on ? now : undefined;
  }

  /** A clock set back by the system counts nothing rather than less. */
  read(now: number): number {
    const since = this.#since.value;
    return this.#spent + (since === undefined ? 0 : Math.max(0, now - since));
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
