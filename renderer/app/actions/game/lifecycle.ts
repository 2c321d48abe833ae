import { batch } from '@preact/signals';
import type { Change, Session } from '../../../../engine/rules.ts';
import type { Bridge, KeptSummary, RecordedGame, Refusal } from '../../../../preload/api.ts';
import type { ShowName } from '../../../board/motion/shows/shows.ts';
import { say } from '../../../words/say.ts';
import { dayOf } from '../../services/daily/day.ts';
import type { FetchFamilies } from '../../services/milestones/families.ts';
import { forgetPicture } from '../../services/page/kept-picture.ts';
import type { Page } from '../../services/page/page.ts';
import type { Preferences } from '../../services/page/preferences.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { Dialogs } from '../../services/page/dialogs.ts';
import { Autosave } from './autosave.ts';
import { finaleMilestone } from '../../model/milestones.ts';
import { givesUp, onLeaving } from '../../model/play/leaving.ts';
import { nameSetAside } from '../../model/play/set-aside.ts';
import { chainGrownBy, eventsOf } from '../../model/play/events.ts';
import type { Play } from '../../model/play/play.ts';
import type { BestWins } from '../../model/win.ts';
import type { Tabletop } from './tabletop.ts';

interface LifecycleParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly page: Page;
  readonly notices: Notices;
  readonly dialogs: Dialogs;
  readonly tabletop: Tabletop;
  readonly families: FetchFamilies;
  readonly preferences: Preferences;
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
    const isWinning = play.session.won && !play.finished && undone.length === 0;
    // Undone moves cause no events, even if they empty a column.
    const isForward = undone.length === 0 && !play.session.canRedo;
    const events = isForward ? eventsOf(changes, play.session) : [];
    const how = undone.length > 0 ? 'straight' : isWinning ? 'finish' : 'each';
    page.board?.apply([...undone, ...changes], how, events);
    const chain = isForward ? chainGrownBy(changes, play.session) : 0;
    page.hear(changes, play.homes, isWinning ? 'finish' : 'play', { events, chain });
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
    const { bridge, state, page } = this.#parts;
    const { play } = state;
    if (!play) return;
    play.clock.run(false, performance.now());
    const end = onLeaving(play);
    // The host records a result once, however often it is sent.
    for (const finished of this.#unrecorded) void bridge.request('play.finish', finished);
    if (end === 'keep') void bridge.request('play.keep', play.save());
    if (end === 'drop') void bridge.request('play.drop', play.session.game.id, play.session.options);
    if (end === 'keep') page.keepPicture();
    else forgetPicture();
  }

  /** Stops a game's clock and saves it, if there is something to save. This page still has the game. */
  async suspend(play: Play | undefined): Promise<void> {
    if (!play) return;
    play.clock.run(false, performance.now());
    if (onLeaving(play) === 'keep') this.#autosave.keep(play.save());
    await this.#autosave.settled();
    if (onLeaving(play) === 'drop') await this.#drop(play);
  }

  /** Saves the player's own game, if there is something to save, and releases it for other pages. */
  async leave(): Promise<void> {
    const play = this.#parts.tabletop.endReplay();
    await this.suspend(play);
    if (play) await this.release(play.session);
  }

  /**
   * Makes room for another deal of the same game. A game that can be played on moves to the games in progress; the
   * player is asked only if there is no room for it.
   */
  async makeWay(play: Play, about: 'table' | 'kept'): Promise<'set-aside' | 'cleared' | 'stays'> {
    const plays = givesUp(play) && play.session.lost === undefined;
    if (plays && (await this.#moveAside(play))) return 'set-aside';
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

  /**
   * Shows a warning if a save failed, once until the reason changes: it may have been dismissed. A successful save
   * removes that warning, and no other.
   */
  #saved(refusal: Refusal | undefined): void {
    const { state, notices } = this.#parts;
    if (!refusal && state.warning === this.#unsaved) notices.warn('');
    const unsaved = refusal ? say('notice.not-saved', { why: refusal.message }) : '';
    if (refusal && unsaved !== this.#unsaved) notices.warn(unsaved);
    this.#unsaved = unsaved;
  }

  /** Records the results that failed before, now that the host accepts results again. */
  async #recordLate(): Promise<void> {
    for (const late of this.#unrecorded.splice(0)) {
      const refusal = await this.#autosave.finish(late);
      if (refusal?.code === 'failed') this.#unrecorded.push(late);
    }
  }

  /** Moves a game to the games in progress; returns whether that worked. */
  async #moveAside(play: Play): Promise<boolean> {
    const { bridge } = this.#parts;
    play.clock.run(false, performance.now());
    await this.#autosave.settled();
    const kept = play.save();
    const reply = await bridge.request('named.aside', nameSetAside(kept), kept);
    if (!reply.ok) return false;
    await this.#drop(play);
    return true;
  }

  async #drop(play: Play): Promise<void> {
    play.kept = false;
    await this.#parts.bridge.request('play.drop', play.session.game.id, play.session.options);
  }

  /** Records and celebrates a win at the same time. */
  async #win(play: Play): Promise<void> {
    const { page, state } = this.#parts;
    await this.#celebrate(play, async () => {
      void page.atRest().then(() => state.play === play && page.sound('win'));
      // A win for which moves were shown is not announced.
      const before = this.#bestOf(play);
      if ((await this.#finish(play, 'won')) && !play.shown)
        state.change({ recordedPlay: play, bestBefore: await before });
    });
  }

  /** Returns the best of the wins recorded so far with the options of this game. */
  async #bestOf({ session: { game, options } }: Play): Promise<BestWins | undefined> {
    const reply = await this.#parts.bridge.request('statistics.of', game.id, options);
    return reply.ok ? { time: reply.value.bestTime, moves: reply.value.fewestMoves } : undefined;
  }

  /** Celebrates the win on the table again. */
  async again(): Promise<void> {
    const { state } = this.#parts;
    if (!state.play?.session.won || state.celebrating) return;
    await this.#celebrate(state.play);
  }

  /**
   * Celebrates a win, with everything else hidden until the show is over and `beside`, which begins with it, is done.
   */
  async #celebrate(play: Play, beside?: () => Promise<void>): Promise<void> {
    const { state } = this.#parts;
    state.change({ celebrating: true });
    await Promise.all([this.#show(play), beside?.()]);
    state.change({ celebrating: false });
  }

  /** Shows a celebration as the player likes it, or one that suits the game; resolves when it is over. */
  async #show(play: Play): Promise<void> {
    const { page, state, families } = this.#parts;
    const family = (await families()).get(play.session.game.id);
    // No start needs the shows. Without their file, the board shows its own.
    const shows = await import('./shows.ts').catch(() => undefined);
    const { board } = page;
    if (state.play !== play || !board) return;
    const chosen = shows?.chooseShow(state.settings.finale, family);
    await board.celebrate(chosen?.show);
    if (board.isMoving && chosen) await this.#remember(chosen.name);
  }

  /** Remembers that the player has seen a finale. */
  async #remember(show: ShowName): Promise<void> {
    const { state, preferences } = this.#parts;
    const { milestonesTold, milestoneDays } = state.settings;
    const name = finaleMilestone(show);
    if (milestonesTold.includes(name)) return;
    await preferences.set({
      milestonesTold: [...milestonesTold, name],
      milestoneDays: { ...milestoneDays, [name]: dayOf(new Date()) },
    });
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
