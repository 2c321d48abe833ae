import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Panel, State } from '../../model/state.ts';

/** What covers the table: a panel, or a question. */
export class Panels {
  readonly #bridge: Bridge;
  readonly #state: AppState;

  constructor(bridge: Bridge, state: AppState) {
    this.#bridge = bridge;
    this.#state = state;
  }

  /** A panel covers the table, or a question waits: the table's keys rest. */
  get covering(): boolean {
    const { panel, asking, looking, parted, meeting, elsewhere } = this.#state;
    return [panel, asking, looking, parted, meeting, elsewhere].some((cover) => cover !== undefined);
  }

  /** Opens a panel in place of the one that is open; undefined: closes it. */
  async open(panel: Panel | undefined): Promise<void> {
    if (this.#state.restoring) return;
    const { panel: before, history } = this.#state;
    // The page of a game that was over the picker does not come back with the next one.
    this.#state.change({ panel, looked: '', history: history && (panel === 'review' || before === 'review') });
    if (panel !== 'picker') return;
    const going = await this.#bridge.request('play.list');
    if (going.ok) this.#state.change({ going: going.value });
  }

  /** Opens the page of a game, over the picker, which has to be there first; '' closes it. */
  async look(id: string): Promise<void> {
    if (this.#state.panel !== 'picker') await this.open('picker');
    this.#state.change({ looked: id });
  }

  /** Closes the panel that is open; a review that was opened from the games played leads back to them. */
  async close(): Promise<void> {
    const { panel, history } = this.#state;
    await this.open(panel === 'review' && history ? 'statistics' : undefined);
  }

  /** Opens the review of a result, or of the game on the table. */
  async review(result?: number): Promise<void> {
    this.#state.change({ reviewing: result, history: this.#state.panel === 'statistics' });
    await this.open('review');
  }

  /** Asks whether a game may be given up: the one on the table, or one in progress. */
  ask(about: NonNullable<State['asking']>['about']): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean): void => {
        this.#state.change({ asking: undefined });
        resolve(yes);
      };
      this.#state.change({ asking: { about, answer } });
    });
  }

  /** Shows the rules of a game that the player has never met; whether it is to be played, or watched. */
  meet(id: string, isWatched: boolean): Promise<boolean> {
    // Of two links that are opened one after the other the last is meant.
    this.#state.meeting?.answer(false);
    return new Promise((resolve) => {
      const answer = (yes: boolean): void => {
        this.#state.change({ meeting: undefined });
        resolve(yes);
      };
      this.#state.change({ meeting: { id, isWatched, answer } });
    });
  }
}
