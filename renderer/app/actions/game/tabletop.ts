import { computed } from '@preact/signals';
import type { AppState } from '../../model/app-state.ts';
import type { State } from '../../model/state.ts';
import type { Play } from '../../model/play/play.ts';

/** The game on the table: the player's own, or one being watched while their own waits beneath. */
export class Tabletop {
  readonly #state: AppState;
  readonly #position = computed(() => ({ session: this.#state.play?.session }));

  constructor(state: AppState) {
    this.#state = state;
  }

  /** The player's own game, whether a replay covers it or not. */
  get own(): Play | undefined {
    const { replay, waitingPlay, play } = this.#state;
    return replay ? waitingPlay : play;
  }

  /**
   * An object that identifies the present position: a new one whenever a card has moved or the game on the table has
   * changed.
   */
  get position(): object {
    return this.#position.value;
  }

  /** Changes what is on the table. */
  put(part: Partial<State>): void {
    if ('replay' in part) this.#state.lesson?.stop();
    this.#state.change({ beside: undefined, ...('replay' in part && { lesson: undefined }), ...part });
  }

  /** Ends a replay, if there is one, and returns the player's own game, which the board does not show yet. */
  endReplay(): Play | undefined {
    const { own } = this;
    const { replay } = this.#state;
    replay?.stop();
    if (replay) this.put({ play: own, replay: undefined, waitingPlay: undefined, message: '', beside: undefined });
    return own;
  }
}
