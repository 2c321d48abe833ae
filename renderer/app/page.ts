import type { Bridge, Settings } from '../../preload/api.ts';
import type { Board } from '../board/board.ts';
import { lookOf } from './state/board-look.ts';
import type { Play } from './game/play.ts';
import { type Sound, Sounds } from './speech/sounds.ts';
import type { Panel, State } from './state/state.ts';
import { Store } from './state/store.ts';

/** What a person sees and hears, whatever is played: the state of the page, the board, messages, sounds, settings. */
export class Face {
  readonly store: Store<State>;
  readonly bridge: Bridge;
  readonly #sounds = new Sounds();
  #board: Board | undefined;

  constructor(bridge: Bridge, state: State) {
    this.bridge = bridge;
    this.store = new Store(state);
  }

  get state(): State {
    return this.store.state;
  }

  get play(): Play | undefined {
    return this.state.play;
  }

  get board(): Board | undefined {
    return this.#board;
  }

  /** A panel covers the table, or a question waits: the table's keys rest. */
  get covered(): boolean {
    const { panel, asking, parted, elsewhere } = this.state;
    return [panel, asking, parted, elsewhere].some((cover) => cover !== undefined);
  }

  /** A pause that hides the cards: nothing is played till it ends. */
  get hidden(): boolean {
    return this.state.paused && this.state.settings.pauseHides;
  }

  attach(board: Board): void {
    this.#board = board;
    if (this.play) board.show(this.play.session, this.play.kept ? 'at-once' : 'deal');
  }

  /**
   * Says it in the status bar, on the table beside `pile`, and to a screen reader, which hears the same words again only if they
   * differ.
   */
  tell(message: string, said = message, pile?: number): void {
    const beside = pile === undefined ? undefined : { pile, text: message };
    this.store.change({ message, beside, said: said !== '' && said === this.state.said ? `${said}\u00a0` : said });
  }

  warn(warning: string): void {
    if (warning !== this.state.warning) this.store.change({ warning });
  }

  async open(panel: Panel | undefined): Promise<void> {
    if (this.state.restoring) return;
    this.store.change({ panel });
    if (panel !== 'picker') return;
    const going = await this.bridge.request('play.list');
    if (going.ok) this.store.change({ going: going.value });
  }

  async set(change: Partial<Settings>): Promise<void> {
    this.store.change({ settings: { ...this.state.settings, ...change } });
    this.look();
    const reply = await this.bridge.request('settings.change', change);
    if (!reply.ok) this.warn(reply.refusal.message);
  }

  async resetSettings(): Promise<void> {
    const reply = await this.bridge.request('settings.reset');
    if (!reply.ok) return this.warn(reply.refusal.message);
    this.store.change({ settings: reply.value });
    this.look();
  }

  /** Shows the settings and the games in progress as the host has them now. */
  async refresh(): Promise<void> {
    const [settings, going] = await Promise.all([
      this.bridge.request('settings.read'),
      this.bridge.request('play.list'),
    ]);
    if (settings.ok) this.store.change({ settings: settings.value });
    if (going.ok) this.store.change({ going: going.value });
    this.look();
  }

  look(): void {
    this.#board?.look(lookOf(this.state.settings, this.state.dark));
  }

  sound(sound: Sound | undefined): void {
    const { sounds, volume } = this.state.settings;
    if (sounds && sound) this.#sounds.play(sound, volume);
  }
}
