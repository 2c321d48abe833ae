import type { Bridge } from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Panel } from '../../model/state.ts';

/** Opens and closes the panels that cover the table. */
export class Panels {
  readonly #bridge: Bridge;
  readonly #state: AppState;

  constructor(bridge: Bridge, state: AppState) {
    this.#bridge = bridge;
    this.#state = state;
  }

  /** Whether a panel or a dialog covers the table, which then ignores its keys. */
  get covering(): boolean {
    const { panel, dialog, elsewhere } = this.#state;
    return [panel, dialog, elsewhere].some((cover) => cover !== undefined);
  }

  /** Opens a panel in place of the one that is open; undefined: closes it. */
  async open(panel: Panel | undefined): Promise<void> {
    if (this.#state.isRestoring) return;
    const { panel: before, history } = this.#state;
    // Closes a game's page over the picker too, which must not reappear with the next panel.
    this.#state.change({ panel, shownGame: '', history: history && (panel === 'review' || before === 'review') });
    if (panel !== 'picker') return;
    const going = await this.#bridge.request('play.list');
    if (going.ok) this.#state.change({ gamesInProgress: going.value });
  }

  /** Opens a game's page over the picker, which is opened first if necessary; '' closes the page. */
  async look(id: string): Promise<void> {
    if (this.#state.panel !== 'picker') await this.open('picker');
    this.#state.change({ shownGame: id });
  }

  /** Closes the open panel; a review opened from the games played leads back to them. */
  async close(): Promise<void> {
    const { panel, history } = this.#state;
    await this.open(panel === 'review' && history ? 'statistics' : undefined);
  }

  /** Opens the review of a result, or of the game on the table. */
  async review(result?: number): Promise<void> {
    this.#state.change({ reviewedResult: result, history: this.#state.panel === 'statistics' });
    await this.open('review');
  }
}
