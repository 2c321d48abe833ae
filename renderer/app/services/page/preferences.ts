import {
  type Bridge,
  type DealWish,
  type Look,
  MAX_RECENT,
  type OptionsKey,
  type PictureName,
  type Settings,
} from '../../../../preload/api.ts';
import type { AppState } from '../../model/app-state.ts';
import { lookOfGame } from '../../model/board-look.ts';
import type { Notices } from './notices.ts';

/** The defaults that replace a picture of the user's own. */
const DEFAULT_LOOKS = { back: 'lattice', table: 'baize' } as const;

interface PreferencesParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
}

/**
 * Changes the settings: at once on the page, then at the host. The page speaks another language only once the host has
 * accepted it, so that a refusal is in the language that the player reads.
 */
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
    const { language, ...others } = change;
    this.#take(others);
    const reply = await this.#bridge.request('settings.change', change);
    if (!reply.ok) return this.#notices.warn(reply.refusal.message);
    if (language !== undefined) this.#take({ language });
  }

  #take(change: Partial<Settings>): void {
    this.#state.change({ settings: { ...this.#state.settings, ...change } });
  }

  async reset(): Promise<void> {
    const reply = await this.#bridge.request('settings.reset');
    if (!reply.ok) return this.#notices.warn(reply.refusal.message);
    this.#state.change({ settings: reply.value });
  }

  /** Changes the look of a game that has one of its own, otherwise the look of all others. */
  async setLook(game: string | undefined, change: Partial<Look>): Promise<void> {
    const { looks } = this.#state.settings;
    if (game === undefined || !Object.hasOwn(looks, game)) return this.set(change);
    await this.set({ looks: { ...looks, [game]: { ...lookOfGame(this.#state.settings, game), ...change } } });
  }

  /** Gives a game a look of its own, which starts as the current one; or returns it to the common look. */
  async ownLook(game: string, own: boolean): Promise<void> {
    const { settings } = this.#state;
    const { [game]: _own, ...others } = settings.looks;
    await this.set({ looks: own ? { ...others, [game]: lookOfGame(settings, game) } : others });
  }

  /** Replaces this picture by the default in all looks. */
  async withoutPicture(name: PictureName): Promise<void> {
    const { looks, ...settings } = this.#state.settings;
    const plain = <L extends Look>(look: L): L =>
      look[name] === 'own' ? { ...look, [name]: DEFAULT_LOOKS[name] } : look;
    const { back, table } = plain(settings);
    await this.set({
      back,
      table,
      looks: Object.fromEntries(Object.entries(looks).map(([game, look]) => [game, plain(look)])),
    });
  }

  /** Appends a game to the favourites, or removes it. */
  async like(game: string, liked: boolean): Promise<void> {
    const others = this.#state.settings.favourites.filter((other) => other !== game);
    await this.set({ favourites: liked ? [...others, game] : others });
  }

  /** Returns the kind of deal that the player wants when a game is dealt again. */
  wishOf(game: string): DealWish {
    const { wishes } = this.#state.settings;
    return (Object.hasOwn(wishes, game) ? wishes[game] : undefined) ?? 'any';
  }

  /** Stores the kind of deal that the player wants when a game is dealt again. */
  async wish(game: string, wish: DealWish): Promise<void> {
    if (wish !== this.wishOf(game)) await this.set({ wishes: { ...this.#state.settings.wishes, [game]: wish } });
  }

  /** Stores that a game was chosen: it becomes the most recent, and starts with these options the next time. */
  remember(game: string, options: OptionsKey): void {
    const { recent, options: chosen } = this.#state.settings;
    const latest = [game, ...recent.filter((other) => other !== game)].slice(0, MAX_RECENT);
    const called = this.#called(game, latest);
    if (!called && recent[0] === game && chosen[game] === options) return;
    void this.set({ recent: latest, options: { ...chosen, [game]: options }, ...called });
  }

  /**
   * Returns changed names and notes. A game from another player keeps its name and note while it is among the most
   * recent, or once the player has saved it.
   */
  #called(game: string, latest: readonly string[]): Pick<Settings, 'metNames' | 'ownNotes'> | undefined {
    const { ownGames, metNames, ownNotes } = this.#state.settings;
    const metGame = Object.hasOwn(ownGames, game) ? undefined : this.#state.othersGames[game];
    if (!metGame || (metNames[game] === metGame.name && (ownNotes[game] ?? '') === metGame.note)) return undefined;
    const named = { ...metNames, [game]: metGame.name };
    const noted = metGame.note === '' ? ownNotes : { ...ownNotes, [game]: metGame.note };
    return {
      metNames: only(named, (id) => latest.includes(id)),
      ownNotes: only(noted, (id) => latest.includes(id) || Object.hasOwn(ownGames, id)),
    };
  }
}

const only = <T>(all: Readonly<Record<string, T>>, has: (id: string) => boolean): Record<string, T> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => has(id)));
