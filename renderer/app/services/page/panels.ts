import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Panel, State } from '../../model/state.ts';

/** Opens and closes what covers the table: panels and questions. */
export class Panels {
  readonly #bridge: Bridge;
  readonly #state: AppState;

  constructor(bridge: Bridge, state: AppState) {
    this.#bridge = bridge;
    this.#state = state;
  }

  /** Whether a panel or a question covers the table, which then ignores its keys. */
  get covering(): boolean {
    const { panel, asking, looking, parted, meeting, elsewhere } = this.#state;
    return [panel, asking, looking, parted, meeting, elsewhere].some((cover) => cover !== undefined);
  }

  /** Opens a panel in place of the one that is open; undefined: closes it. */
  async open(panel: Panel | undefined): Promise<void> {
    if (this.#state.restoring) return;
    const { panel: before, history } = this.#state;
    // A game's page over the picker does not reappear with the next panel.
    this.#state.change({ panel, looked: '', history: history && (panel === 'review' || before === 'review') });
    if (panel !== 'picker') return;
    const going = await this.#bridge.request('play.list');
    if (going.ok) this.#state.change({ going: going.value });
  }

  /** Opens a game's page over the picker, which is opened first if necessary; '' closes the page. */
  async look(id: string): Promise<void> {
    if (this.#state.panel !== 'picker') await this.open('picker');
    this.#state.change({ looked: id });
  }

  /** Closes the open panel; a review opened from the games played leads back to them. */
  async close(): Promise<void> {
    const { panel, history } = this.#state;
    await this.open(panel === 'review' && history ? 'statistics' : undefined);
  }

  /** Opens the review of a result, or of the game on the table. */
  async review(result?: number): Promise<void> {
    this.#state.change({ reviewing: result, history: this.#state.panel === 'statistics' });
    await this.open('review');
  }

  /** Asks whether to give up a game: the one on the table, or a saved one in progress. */
  ask(about: NonNullable<State['asking']>['about']): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean): void => {
        this.#state.change({ asking: undefined });
        resolve(yes);
      };
      this.#state.change({ asking: { about, answer } });
    });
  }

  /** Shows the rules of a game that is new to the player; resolves to whether to play it, or to watch it. */
  meet(id: string, isWatched: boolean): Promise<boolean> {
    // When two links are opened in succession, the last one counts.
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
