import { findGame, games, usualOptions, parseOptions, type Change, type OptionsKey } from '../../engine/index.ts';
import type { Bridge, KeptSummary, Opened, Reply } from '../../preload/api.ts';
import { say } from '../words/say.ts';
import { clockRuns } from './clock.ts';
import { givesUp, onLeaving } from './counts.ts';
import { randomDeal } from './deals.ts';
import { Face } from './face.ts';
import { Keeper } from './keeper.ts';
import { Play } from './play.ts';
import { soundOf } from './sounds.ts';
import type { State } from './state.ts';

const RECENT = 12;

/** Which game is on the table, and what becomes of it: entered, kept, given up, finished. */
export class App extends Face {
  readonly #keeper: Keeper;
  #active = true;
  #busy = false;

  constructor(bridge: Bridge, state: State) {
    super(bridge, state);
    this.#keeper = new Keeper(bridge, (refusal) =>
      this.warn(refusal ? say('told.not-saved', { why: refusal.message }) : ''),
    );
  }

  /** The most recent game in progress, else Klondike. */
  async begin(): Promise<void> {
    const last = this.state.going.find((kept) => findGame(kept.game));
    await (last ? this.enter(last.game, last.options) : this.enter('klondike'));
  }

  /** Leaves the game on the table for another one, which goes on where it was left. */
  async enter(id: string, options?: OptionsKey): Promise<void> {
    await this.#alone(async () => {
      const before = this.play && { game: this.play.session.game.id, options: this.play.session.options };
      await this.leave();
      await this.#open(id, options ?? this.#usual(id), before);
    });
  }

  /** Another deal of this game: the one of that number, or any. A game begun is given up, if the player agrees. */
  async newDeal(deal: number = randomDeal()): Promise<void> {
    await this.#alone(async () => {
      const play = this.play;
      if (!play) return;
      if (givesUp(play) && !play.session.stuck && !(await this.#agree())) return;
      await this.#clear(play);
      const options = this.state.pending ?? play.session.options;
      if (options === play.session.options) return this.#lay(Play.begin(play.session.game, options, deal), 'deal');
      await this.#release(play);
      await this.#open(play.session.game.id, options, undefined, deal);
    });
  }

  /** Before the first move the game is dealt anew with them; later the next deal takes them. */
  async choose(options: OptionsKey): Promise<void> {
    const play = this.play;
    if (!play) return;
    if (givesUp(play)) return this.store.change({ pending: options === play.session.options ? undefined : options });
    if (options !== play.session.options) await this.enter(play.session.game.id, options);
  }

  /** Keeps what is to be kept, and lets another page have the game. */
  async leave(): Promise<void> {
    const play = this.play;
    if (!play) return;
    play.clock.run(false, performance.now());
    if (onLeaving(play) === 'keep') this.#keeper.keep(play.save());
    await this.#keeper.settled();
    if (onLeaving(play) === 'drop') await this.bridge.request('play.drop', play.session.game.id, play.session.options);
    await this.#release(play);
  }

  /** After every change of the table: animates, keeps, records a win. */
  done(changes: readonly Change[]): void {
    const play = this.play;
    if (!play) return;
    this.board?.apply(changes);
    this.sound(soundOf(changes, play.homes));
    this.store.change({ turn: this.state.turn + 1, paused: false });
    this.time();
    if (play.session.won && !play.finished) void this.#win(play);
    else this.keep();
  }

  /** Saves the game as it stands, if there is something to save. */
  keep(): void {
    const play = this.play;
    if (!play || play.finished || (!play.played && !play.kept)) return;
    play.kept = true;
    this.#keeper.keep(play.save());
  }

  /** The page ends: what is to be kept is asked for at once, without waiting for saves on their way. */
  close(): void {
    const play = this.play;
    if (!play) return;
    play.clock.run(false, performance.now());
    const end = onLeaving(play);
    if (end === 'keep') void this.bridge.request('play.keep', play.save());
    if (end === 'drop') void this.bridge.request('play.drop', play.session.game.id, play.session.options);
  }

  /** Starts or stops the clock, as everything now stands. */
  time(): void {
    const play = this.play;
    if (!play) return;
    const { played, finished } = play;
    const on = clockRuns({ played, finished, active: this.#active, paused: this.state.paused });
    if (on !== play.clock.running) play.clock.run(on, performance.now());
  }

  /** Whether the window is the one being used. */
  set active(active: boolean) {
    this.#active = active;
    this.time();
  }

  pause(): void {
    if (!this.play?.played || this.play.finished) return;
    const paused = !this.state.paused;
    this.store.change({ paused });
    this.tell(paused ? say('told.paused') : '');
    this.time();
    this.keep();
  }

  /** The host says that another page took a game or gave it back. */
  async taken(id: string, options: OptionsKey): Promise<void> {
    const { elsewhere } = this.state;
    if (elsewhere?.game === id && elsewhere.options === options) return this.enter(id, options);
    // A game that is just being left is no longer this page's to defend.
    if (this.#busy || !this.play?.is(id, options)) return;
    const opened = await this.bridge.request('play.open', id, options);
    if (opened.ok && opened.value.status === 'elsewhere') this.#yield(id, options, undefined);
  }

  /** One thing at a time: while a game is being entered or a question waits, a second wish is passed over. */
  async #alone(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await work().finally(() => (this.#busy = false));
  }

  #usual(id: string): OptionsKey {
    const game = findGame(id) ?? games[0];
    if (!game) return '';
    const going = this.state.going.find((kept) => kept.game === id);
    const last = going?.options ?? this.state.settings.options[id];
    return last !== undefined && parseOptions(game, last) ? last : usualOptions(game);
  }

  async #open(id: string, options: OptionsKey, before: State['before'], deal = randomDeal()): Promise<void> {
    const game = findGame(id);
    if (!game) return;
    const opened: Reply<Opened> = await this.bridge.request('play.open', id, options);
    const kept = opened.ok && opened.value.status === 'mine' ? opened.value.kept : null;
    if (opened.ok && opened.value.status === 'elsewhere') {
      return this.#yield(id, options, before);
    }
    this.store.change({ elsewhere: undefined, before: undefined });
    const resumed = kept && Play.resume(kept);
    if (resumed && 'play' in resumed)
      this.#lay(resumed.play, 'at-once', before?.game === id ? 'told.had-one' : 'told.resumed');
    else this.#lay(Play.begin(game, options, deal), 'deal');
    if (resumed && 'cut' in resumed && resumed.cut) this.tell(say('told.rules-changed', { ...resumed.cut }));
    if (resumed && 'error' in resumed) this.tell(say('told.unreadable', { why: resumed.error }));
    if (!opened.ok) this.warn(say('told.not-saved', { why: opened.refusal.message }));
    this.#remember(id, options);
  }

  #yield(game: string, options: OptionsKey, before: State['before']): void {
    this.store.change({ play: undefined, elsewhere: { game, options }, before });
  }

  #lay(
    play: Play,
    how: 'deal' | 'at-once',
    message: 'told.dealt' | 'told.resumed' | 'told.had-one' = 'told.dealt',
  ): void {
    const pending = undefined;
    this.store.change({ play, pending, paused: false, turn: this.state.turn + 1 });
    const { game, deal } = play.session;
    const told = say(message, { game: game.name, deal: String(deal) });
    this.tell(message === 'told.dealt' ? '' : told, told);
    this.board?.show(play.session, how);
    if (how === 'deal') this.sound('deal');
    this.time();
  }

  #remember(id: string, options: OptionsKey): void {
    const { recent, options: chosen } = this.state.settings;
    if (recent[0] === id && chosen[id] === options) return;
    const latest = [id, ...recent.filter((other) => other !== id)].slice(0, RECENT);
    void this.set({ recent: latest, options: { ...chosen, [id]: options } });
  }

  #agree(): Promise<boolean> {
    return new Promise((resolve) => {
      this.store.change({
        asking: (yes) => {
          this.store.change({ asking: undefined });
          resolve(yes);
        },
      });
    });
  }

  /** Away with the game on the table: a loss if it was begun. */
  async #clear(play: Play): Promise<void> {
    if (givesUp(play)) await this.#finish(play, 'lost');
    else if (onLeaving(play) === 'drop') {
      await this.#keeper.settled();
      await this.bridge.request('play.drop', play.session.game.id, play.session.options);
    }
  }

  async #win(play: Play): Promise<void> {
    this.board?.celebrate();
    this.sound('win');
    await this.#finish(play, 'won');
  }

  async #finish(play: Play, outcome: 'won' | 'lost'): Promise<void> {
    play.clock.run(false, performance.now());
    play.finished = true;
    this.store.change({ turn: this.state.turn + 1 });
    const refusal = await this.#keeper.finish({ ...play.save(), outcome });
    if (refusal) this.warn(say('told.not-recorded', { why: refusal.message }));
    this.#forget(play);
  }

  #forget(play: Play): void {
    const stays = (kept: KeptSummary): boolean => !play.is(kept.game, kept.options);
    this.store.change({ going: this.state.going.filter(stays) });
  }

  async #release(play: Play): Promise<void> {
    await this.bridge.request('play.release', play.session.game.id, play.session.options);
  }
}
