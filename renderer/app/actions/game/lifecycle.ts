import { batch } from '@preact/signals';
import type { Change, Session } from '../../../../engine/rules.ts';
import type { Bridge, KeptSummary, RecordedGame, Refusal } from '../../../../preload/api.ts';
import { say } from '../../../words/say.ts';
import type { FetchFamilies } from '../../services/milestones/families.ts';
import type { Page } from '../../services/page/page.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import { Autosave } from './autosave.ts';
import { givesUp, onLeaving } from '../../model/play/leaving.ts';
import { parkedName } from '../../model/play/parked.ts';
import type { Play } from '../../model/play/play.ts';
import { showsOf } from './shows.ts';
import type { Tabletop } from './tabletop.ts';

interface LifecycleParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly dialogs: Dialogs;
  readonly tabletop: Tabletop;
  readonly families: FetchFamilies;
}

/** Saves the game on the table, and records its win or loss. */
export class Lifecycle {
  readonly #parts: LifecycleParts;
  readonly #autosave: Autosave;
  /** Finished games that the host could not record, for example because the disk was full. */
  #unrecorded: RecordedGame[] = [];
  /** The warning that the game is not being saved, while it applies. */
  #unsaved = '';

  constructor(parts: LifecycleParts) {
    this.#parts = parts;
    this.#autosave = new Autosave(parts.bridge, (refusal) => this.#saved(refusal));
  }

  /** Handles changes of the table: animates them, saves the game, records a win. `undone`: changes undone for these. */
  done(changes: readonly Change[], undone: readonly Change[] = []): void {
    const { state, page } = this.#parts;
    const { play } = state;
    if (!play) return;
    page.board?.apply([...undone, ...changes], undone.length > 0 ? 'straight' : 'each');
    page.hear(changes, play.homes);
    batch(() => {
      play.changed();
      state.change({ paused: false, beside: undefined });
    });
    if (play.session.won && !play.finished) void this.#win(play);
    else this.keep();
  }

  /** Saves the game, if there is something to save. */
  keep(): void {
    const { play } = this.#parts.state;
    if (!play || play.finished || play.puzzle || (!play.played && !play.kept)) return;
    play.kept = true;
    this.#autosave.keep(play.save());
  }

  /** Notes that everything waiting is saved. */
  settled(): void {
    this.#saved(undefined);
  }

  /** Saves at once, without waiting for saves in progress, because the page is closing. */
  close(): void {
    const { bridge, state } = this.#parts;
    const { play } = state;
    if (!play) return;
    play.clock.run(false, performance.now());
    const end = onLeaving(play);
    // The host records a result once, however often it is sent.
    for (const finished of this.#unrecorded) void bridge.request('play.finish', finished);
    if (end === 'keep') void bridge.request('play.keep', play.save());
    if (end === 'drop') void bridge.request('play.drop', play.session.game.id, play.session.options);
  }

  /** Stops a game's clock and saves it, if there is something to save. This page still has the game. */
  async setAside(play: Play | undefined): Promise<void> {
    if (!play) return;
    play.clock.run(false, performance.now());
    if (onLeaving(play) === 'keep') this.#autosave.keep(play.save());
    await this.#autosave.settled();
    if (onLeaving(play) === 'drop') await this.#drop(play);
  }

  /** Saves the player's own game, if there is something to save, and releases it for other pages. */
  async leave(): Promise<void> {
    const play = this.#parts.tabletop.endReplay();
    await this.setAside(play);
    if (play) await this.release(play.session);
  }

  /**
   * Makes way for another deal of the same game. A game that can be played on moves to the games in progress; the
   * player is asked only if there is no room for it.
   */
  async makeWay(play: Play, about: 'table' | 'kept'): Promise<'parked' | 'cleared' | 'stays'> {
    const plays = givesUp(play) && play.session.lost === undefined;
    if (plays && (await this.#park(play))) return 'parked';
    if (!(await this.mayClear(play, about))) return 'stays';
    await this.clear(play);
    return 'cleared';
  }

  /** Resolves once every requested save has succeeded or failed. */
  written(): Promise<void> {
    return this.#autosave.settled();
  }

  /** Whether the game may be cleared; asks the player if that counts as a loss. */
  async mayClear(play: Play, about: 'table' | 'kept'): Promise<boolean> {
    return !givesUp(play) || play.session.lost !== undefined || (await this.#parts.dialogs.askLoss(about));
  }

  /** Removes a game from the table: a loss if it was begun. */
  async clear(play: Play): Promise<void> {
    if (givesUp(play)) await this.#finish(play, 'lost');
    else if (onLeaving(play) === 'drop') {
      await this.#autosave.settled();
      await this.#drop(play);
    }
  }

  /** Releases the game for other pages. */
  async release({ game, options }: Session): Promise<void> {
    await this.#parts.bridge.request('play.release', game.id, options);
  }

  /** Shows a warning if a save failed; a successful save removes that warning, and no other. */
  #saved(refusal: Refusal | undefined): void {
    const { state, notices } = this.#parts;
    if (!refusal && state.warning === this.#unsaved) notices.warn('');
    this.#unsaved = refusal ? say('notice.not-saved', { why: refusal.message }) : '';
    if (refusal) notices.warn(this.#unsaved);
  }

  /** Records the results that failed before, now that the host accepts results again. */
  async #recordLate(): Promise<void> {
    for (const late of this.#unrecorded.splice(0)) {
      const refusal = await this.#autosave.finish(late);
      if (refusal?.code === 'failed') this.#unrecorded.push(late);
    }
  }

  /** Moves a game to the games in progress; returns whether that worked. */
  async #park(play: Play): Promise<boolean> {
    const { bridge } = this.#parts;
    play.clock.run(false, performance.now());
    await this.#autosave.settled();
    const kept = play.save();
    const reply = await bridge.request('named.aside', parkedName(kept), kept);
    if (!reply.ok) return false;
    await this.#drop(play);
    return true;
  }

  async #drop(play: Play): Promise<void> {
    play.kept = false;
    await this.#parts.bridge.request('play.drop', play.session.game.id, play.session.options);
  }

  async #win(play: Play): Promise<void> {
    const { page, state } = this.#parts;
    state.change({ celebrating: true });
    const shown = this.#celebrate(play);
    page.sound('win');
    // A win for which moves were shown is not announced.
    if ((await this.#finish(play, 'won')) && !play.shown) state.change({ recordedPlay: play });
    await shown;
    state.change({ celebrating: false });
  }

  /** Celebrates in a way that suits the game; resolves when the show is over. */
  async #celebrate(play: Play): Promise<void> {
    const { page, state, families } = this.#parts;
    const family = (await families()).get(play.session.game.id);
    if (state.play === play) await page.board?.celebrate(showsOf(family));
  }

  /** Ends a game and records its result, unless it is a puzzle; returns whether it was recorded. */
  async #finish(play: Play, outcome: 'won' | 'lost'): Promise<boolean> {
    const { state, notices } = this.#parts;
    play.clock.run(false, performance.now());
    play.finished = true;
    if (play.puzzle) return false;
    const finished = { ...play.save(), outcome, ended: Date.now() };
    const refusal = await this.#autosave.finish(finished);
    if (refusal) this.#unrecorded.push(finished);
    else await this.#recordLate();
    if (refusal) notices.warn(say('notice.not-recorded', { why: refusal.message }));
    const stays = (kept: KeptSummary): boolean => !play.is(kept.game, kept.options);
    state.change({ gamesInProgress: state.gamesInProgress.filter(stays) });
    return refusal === undefined;
  }
}
