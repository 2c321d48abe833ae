import { signal } from '@preact/signals';
import type { Page } from '../../services/page/page.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Panels } from '../../services/page/panels.ts';
import type { Disposables } from '../../model/disposables.ts';
import { clockRuns } from '../../model/play/clock.ts';
import type { Lifecycle } from './lifecycle.ts';

interface TimingParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly lifecycle: Lifecycle;
  readonly disposables: Disposables;
}

/** The player counts as away after this many milliseconds without input. */
const AWAY_MS = 60_000;

/** Starts and stops the clock of the game on the table. */
export class Timing {
  readonly #parts: TimingParts;
  readonly #active = signal(true);
  readonly #asleep = signal(false);
  readonly #away = signal(false);
  /** Time of the last input, or of the clock's start. */
  #used = 0;
  #attending: ReturnType<typeof setTimeout> | undefined;

  constructor(parts: TimingParts) {
    this.#parts = parts;
    parts.disposables.watch(
      () => [parts.state.play, this.#runs] as const,
      () => this.#follow(),
    );
    parts.disposables.add(() => clearTimeout(this.#attending));
  }

  /** Whether the window has the system's focus. */
  set active(active: boolean) {
    this.#active.value = active;
    this.#follow();
  }

  /** Whether the machine sleeps or its screen is locked. Then the window is not in use, active or not. */
  set asleep(asleep: boolean) {
    this.#asleep.value = asleep;
    this.#follow();
  }

  /** Whether the clock is stopped because there has been no input for too long. */
  get isAway(): boolean {
    return this.#away.value;
  }

  /** Notes that the window is in use: the machine is awake, even if it never said so, and the player is back. */
  noteUse(): void {
    this.#used = performance.now();
    this.#away.value = false;
    if (this.#asleep.value) this.asleep = false;
    this.#follow();
  }

  /** Begins a pause, or ends it. */
  pause(): void {
    const { state, page, notices, lifecycle } = this.#parts;
    if (!state.play?.played || state.play.finished) return;
    const paused = !state.paused;
    state.change({ paused });
    notices.tell(paused && !page.hidden ? say('notice.paused') : '');
    lifecycle.keep();
  }

  get #runs(): boolean {
    const { state, panels } = this.#parts;
    const { play, paused } = state;
    if (!play) return false;
    const { played, finished } = play;
    const active = this.#active.value && !this.#asleep.value && !this.#away.value;
    return clockRuns({ played, finished, active, paused, covered: panels.covering });
  }

  #follow(): void {
    const { play } = this.#parts.state;
    if (!play || play.clock.running === this.#runs) return;
    this.#used = performance.now();
    play.clock.run(this.#runs, this.#used);
    this.#attend();
  }

  /**
   * While the clock runs, waits until there has been no input for too long. A countdown never stops for lack of input.
   */
  #attend(): void {
    clearTimeout(this.#attending);
    const { state } = this.#parts;
    if (!state.play?.clock.running) return;
    const left = this.#used + AWAY_MS - performance.now();
    if (left <= 0 && state.settings.countdown === 0) {
      this.#away.value = true;
      return this.#follow();
    }
    this.#attending = setTimeout(() => this.#attend(), left > 0 ? left : AWAY_MS);
  }
}
