import type { Page } from '../page.ts';
import { say } from '../../words/say.ts';
import type { AppState } from '../state/app-state.ts';
import type { Notices } from '../state/notices.ts';
import type { Panels } from '../state/panels.ts';
import { clockRuns } from './clock.ts';
import type { Lifecycle } from './lifecycle.ts';

interface TimingParts {
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly panels: Panels;
  readonly lifecycle: Lifecycle;
}

/** Starts and stops the clock of the game on the table. */
export class Timing {
  readonly #parts: TimingParts;
  #active = true;

  constructor(parts: TimingParts) {
    this.#parts = parts;
    // Panels and questions come and go by many ways.
    parts.state.subscribe(() => this.#follow());
  }

  /** Whether the window is the one being used. */
  set active(active: boolean) {
    this.#active = active;
    this.#follow();
  }

  /** Begins a pause, or ends it. */
  pause(): void {
    const { state, page, notices, lifecycle } = this.#parts;
    if (!state.play?.played || state.play.finished) return;
    const paused = !state.paused;
    state.change({ paused });
    notices.tell(paused && !page.hidden ? say('told.paused') : '');
    lifecycle.keep();
  }

  #follow(): void {
    const { state, panels } = this.#parts;
    const { play, paused } = state;
    if (!play) return;
    const { played, finished } = play;
    const on = clockRuns({ played, finished, active: this.#active, paused, covered: panels.covering });
    if (on !== play.clock.running) play.clock.run(on, performance.now());
  }
}
