import { type Bridge, MOST_RECENT, type OptionsKey, type Settings } from '../../../preload/api.ts';
import type { AppState } from './app-state.ts';
import type { Notices } from './notices.ts';

interface PreferencesParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
}

/** The settings: seen at once, then kept by the host. */
export class Preferences {
  readonly #bridge: Bridge;
  readonly #state: AppState;
  readonly #notices: Notices;

  constructor({ bridge, state, notices }: PreferencesParts) {
    this.#bridge = bridge;
    this.#state = state;
    this.#notices = notices;
  }

  async set(change: Partial<Settings>): Promise<void> {
    this.#state.change({ settings: { ...this.#state.settings, ...change } });
    const reply = await this.#bridge.request('settings.change', change);
    if (!reply.ok) this.#notices.warn(reply.refusal.message);
  }

  async reset(): Promise<void> {
    const reply = await this.#bridge.request('settings.reset');
    if (!reply.ok) return this.#notices.warn(reply.refusal.message);
    this.#state.change({ settings: reply.value });
  }

  /** Notes that a game has been chosen: it is the most recent, and has these options the next time. */
  remember(game: string, options: OptionsKey): void {
    const { recent, options: chosen } = this.#state.settings;
    if (recent[0] === game && chosen[game] === options) return;
    const latest = [game, ...recent.filter((other) => other !== game)].slice(0, MOST_RECENT);
    void this.set({ recent: latest, options: { ...chosen, [game]: options } });
  }
}
