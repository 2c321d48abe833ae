import { loggedWords } from '../../../../engine/rules.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import { mayBeHelped } from '../../model/one-try.ts';
import type { Play } from '../../model/play/play.ts';
import type { Disposables } from '../../model/disposables.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Lifecycle } from '../game/lifecycle.ts';
import type { Tabletop } from '../game/tabletop.ts';
import type { FindLosing } from '../../services/analysis/search-worker.ts';

interface GuardParts {
  readonly state: AppState;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly disposables: Disposables;
}

/** Finds the losing moves; `close` frees its resources while it is not needed. */
export interface LosingFinder {
  readonly guard: FindLosing;
  close(): void;
}

/**
 * Asks once before a move that would throw away a sure win, if the player wants that. The losing moves are searched for
 * while the player thinks; those not found in time are not asked about.
 */
export class Guard {
  readonly #parts: GuardParts;
  readonly #finder: LosingFinder;
  #losing: ReadonlySet<string> = new Set();
  /** The move about which the player was asked. If it is made again, it stands. */
  #asked: string | undefined;
  #end: (() => void) | undefined;

  constructor(parts: GuardParts, finder: LosingFinder) {
    this.#parts = parts;
    this.#finder = finder;
    parts.disposables.watch(
      () => [parts.tabletop.position, this.#wanted] as const,
      () => this.#follow(),
    );
  }

  get #wanted(): boolean {
    const { state } = this.#parts;
    return state.settings.guard && mayBeHelped(state);
  }

  /**
   * Undoes the move just made, and asks about it, if it throws away a win; returns whether it does. `again` makes the
   * move anyway.
   */
  stops(play: Play, again: () => void): boolean {
    const { moves, at } = play.session.save();
    const move = loggedWords(moves)[at - 1] ?? '';
    if (!this.#losing.has(move) || this.#asked === move) return false;
    this.#asked = move;
    play.session.undo();
    play.solver = true;
    this.#parts.lifecycle.keep();
    this.#parts.notices.tell(say('guard.asked'), undefined, { offers: [{ word: 'guard.anyway', act: again }] });
    return true;
  }

  #follow(): void {
    this.#end?.();
    this.#end = undefined;
    this.#losing = new Set();
    this.#asked = undefined;
    const { play, settings } = this.#parts.state;
    if (!settings.guard) this.#finder.close();
    if (!play || !this.#wanted) return;
    const { position } = this.#parts.tabletop;
    this.#end = this.#finder.guard(play.session.save(), (heard) => {
      if (heard.found !== 'losing' || this.#parts.tabletop.position !== position) return;
      this.#losing = new Set(heard.moves);
    });
  }
}
