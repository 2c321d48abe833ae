import type { Change, Session } from '../../../engine/index.ts';
import type { Bridge, KeptSummary, Refusal } from '../../../preload/api.ts';
import { say } from '../../words/say.ts';
import { clockRuns } from './clock.ts';
import { givesUp, onLeaving } from './leaving.ts';
import { Face } from '../page.ts';
import { Keeper } from './autosave.ts';
import type { Play } from './play.ts';
import { soundOf } from '../speech/sounds.ts';
import type { State } from '../state/state.ts';

/** What becomes of the game on the table: its clock runs, it is kept, won, given up, left. */
export class Seat extends Face {
  readonly #keeper: Keeper;
  #active = true;
  /** The warning that the game is not being saved, as long as it is so. */
  #unsaved = '';

  constructor(bridge: Bridge, state: State) {
    super(bridge, state);
    this.#keeper = new Keeper(bridge, (refusal) => this.#saved(refusal));
    // Panels and questions come and go by many ways.
    this.store.subscribe(() => this.time());
  }

  /** Stops its clock and keeps it, if there is something to keep; it is still this page's. */
  async setAside(play: Play | undefined): Promise<void> {
    if (!play) return;
    play.clock.run(false, performance.now());
    if (onLeaving(play) === 'keep') this.#keeper.keep(play.save());
    await this.#keeper.settled();
    if (onLeaving(play) === 'drop') await this.#drop(play);
  }

  /** Shows what is on the table now. */
  put(part: Partial<State>): void {
    this.store.change({ beside: undefined, ...part, turn: this.state.turn + 1 });
    this.time();
  }

  /** After every change of the table: animates, keeps, records a win. */
  done(changes: readonly Change[]): void {
    const play = this.play;
    if (!play) return;
    this.board?.apply(changes);
    this.sound(soundOf(changes, play.homes));
    this.store.change({ turn: this.state.turn + 1, paused: false, beside: undefined });
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
    const on = clockRuns({ played, finished, active: this.#active, paused: this.state.paused, covered: this.covered });
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
    this.tell(paused && !this.hidden ? say('told.paused') : '');
    this.time();
    this.keep();
  }

  /** Asks about a game that would be lost. */
  protected async mayClear(play: Play, about: 'table' | 'kept'): Promise<boolean> {
    return !givesUp(play) || play.session.lost !== undefined || (await this.#agree(about));
  }

  #agree(about: 'table' | 'kept'): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean): void => {
        this.store.change({ asking: undefined });
        resolve(yes);
      };
      this.store.change({ asking: { about, answer } });
    });
  }

  /** Away with the game on the table: a loss if it was begun. */
  protected async clear(play: Play): Promise<void> {
    if (givesUp(play)) await this.#finish(play, 'lost');
    else if (onLeaving(play) === 'drop') {
      await this.#keeper.settled();
      await this.#drop(play);
    }
  }

  /** A save that went well ends the warning of one that did not, and no other. */
  #saved(refusal: Refusal | undefined): void {
    if (!refusal && this.state.warning === this.#unsaved) this.warn('');
    this.#unsaved = refusal ? say('told.not-saved', { why: refusal.message }) : '';
    if (refusal) this.warn(this.#unsaved);
  }

  /** All that waited to be kept is. */
  settled(): void {
    this.#saved(undefined);
  }

  async #drop(play: Play): Promise<void> {
    play.kept = false;
    await this.bridge.request('play.drop', play.session.game.id, play.session.options);
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
    const refusal = await this.#keeper.finish({ ...play.save(), outcome, ended: Date.now() });
    if (refusal) this.warn(say('told.not-recorded', { why: refusal.message }));
    this.#forget(play);
  }

  #forget(play: Play): void {
    const stays = (kept: KeptSummary): boolean => !play.is(kept.game, kept.options);
    this.store.change({ going: this.state.going.filter(stays) });
  }

  protected async release({ game, options }: Session): Promise<void> {
    await this.bridge.request('play.release', game.id, options);
  }
}
