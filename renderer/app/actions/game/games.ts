import {
  copyWithoutUndone,
  type Deal,
  findGame,
  type OptionsKey,
  presentOptions,
  type Saved,
  type Session,
} from '../../../../engine/rules.ts';
import type { Bridge, KeptGame, OpenedPlay, Refusal, Reply } from '../../../../preload/api.ts';
import { sayFault } from '../../../words/faults.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { DealChooser } from '../../services/deals/deal-chooser.ts';
import { givesUp } from '../../model/play/leaving.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import { type Opening, tellOfRules } from './opening.ts';
import { Play } from '../../model/play/play.ts';
import type { Tabletop } from './tabletop.ts';

interface GamesParts {
  readonly bridge: Bridge;
  readonly state: AppState;
  readonly notices: Notices;
  readonly tabletop: Tabletop;
  readonly lifecycle: Lifecycle;
  readonly opening: Opening;
  readonly chooser: DealChooser;
  readonly queue: OneAtATime;
}

/** Decides which game is on the table: enters, deals and takes over games, and releases them to other pages. */
export class Games {
  readonly #parts: GamesParts;
  /** The options to deal again with, while that is in progress. */
  #chosen: OptionsKey | undefined;

  constructor(parts: GamesParts) {
    this.#parts = parts;
  }

  /**
   * Enters the game asked for, or else the last one on the table, continued or dealt again; Klondike at the first
   * start.
   */
  async begin(asked?: Pick<KeptGame, 'game' | 'options'>): Promise<void> {
    const { gamesInProgress: going, settings } = this.#parts.state;
    const last = settings.recent.map((game) => ({ game, options: undefined }));
    const first = [...(asked ? [asked] : []), ...last, ...going].find(({ game }) => findGame(game));
    await this.enter(first?.game ?? 'klondike', first?.options);
  }

  /** Leaves the game on the table for a different one, which is continued where it was left. */
  async enter(id: string, options?: OptionsKey, deal?: Deal): Promise<void> {
    const { tabletop, lifecycle, opening, queue } = this.#parts;
    await queue.run(async () => {
      const { own } = tabletop;
      const before = own && { game: own.session.game.id, options: own.session.options };
      await lifecycle.leave();
      await opening.open(id, options ?? opening.usual(id), before, deal);
    });
  }

  /**
   * Deals this game again: the deal asked for, or one of the kind that the player wants. A game begun is given up, if
   * the player agrees.
   */
  async newDeal(asked?: Deal): Promise<void> {
    const { state, tabletop, lifecycle, opening, chooser, queue } = this.#parts;
    await queue.run(async () => {
      const play = tabletop.own;
      if (!play || !(await lifecycle.mayClear(play, 'table'))) return;
      const options = state.pendingOptions ?? presentOptions(play.session.game, play.session.options);
      const deal = asked ?? (await chooser.choose(play.session.game.id, options, play.shownDeal));
      // Another page may have taken the game by now, or the player may have cancelled the search.
      if (deal === undefined || tabletop.own !== play) return;
      tabletop.endReplay();
      await lifecycle.clear(play);
      if (options === play.session.options) return opening.lay(Play.begin(play.session.game, options, deal), 'deal');
      await lifecycle.release(play.session);
      await opening.open(play.session.game.id, options, undefined, deal);
    });
  }

  /**
   * Takes over a game that was pasted or seen in a replay as the player's own. If it is the game on the table, the deal
   * there moves to the games in progress; otherwise the game on the table is left.
   */
  async take(session: Session, play = Play.from(session)): Promise<void> {
    await this.#parts.queue.run(async () => {
      const { own } = this.#parts.tabletop;
      if (own?.is(session.game.id, session.options)) await this.#replace(own, play);
      else await this.#takeInPlaceOfKept(session, play);
    });
  }

  /** Replaces the game on the table by one with a corrected card. */
  async correct(play: Play, saved: Saved & Partial<Pick<KeptGame, 'clock' | 'times'>>): Promise<void> {
    const { tabletop, opening, queue } = this.#parts;
    await queue.run(async () => {
      const resumed = Play.resume({ ...play.save(), ...saved });
      if (tabletop.own !== play || !resumed.ok) return;
      opening.begin(resumed.value.play);
    });
  }

  /** Sets the clock of a game that was restarted to zero. The help that was taken stays. */
  async afresh(play: Play): Promise<void> {
    const first = copyWithoutUndone(play.session);
    if (first) await this.correct(play, { ...first.save(), clock: 0, times: '' });
  }

  /** Opens a copy of a saved game, with its history, its clock and the help it took. */
  async reopen(kept: KeptGame): Promise<void> {
    const { notices } = this.#parts;
    const resumed = Play.resume(kept);
    if (!resumed.ok) return notices.warn(say('notice.unreadable', { why: sayFault(resumed.error) }));
    const { play } = resumed.value;
    await this.take(play.session, play);
    tellOfRules(notices, resumed.value);
  }

  /** Resumes a game that was set aside for another one, and removes it from the saved games. */
  async resumeSetAside(id: number): Promise<void> {
    const { bridge, notices, tabletop, lifecycle } = this.#parts;
    const reply = await bridge.request('named.get', id);
    if (!reply.ok || !reply.value) return reply.ok ? undefined : notices.warn(reply.refusal.message);
    const { kept } = reply.value;
    await this.reopen(kept);
    const { own } = tabletop;
    if (!own?.is(kept.game, kept.options) || own.begun !== kept.begun) return;
    await lifecycle.written();
    await bridge.request('named.drop', id);
  }

  /** Replaces everything by a backup and reloads the page; returns the refusal if that failed. */
  async restore(backup: string): Promise<Refusal | undefined> {
    const { bridge, state, tabletop, lifecycle, opening, queue } = this.#parts;
    let failure: Refusal | undefined;
    await queue.run(async () => {
      const { own } = tabletop;
      await lifecycle.leave();
      tabletop.put({ play: undefined, isRestoring: true });
      const reply = await bridge.request('backups.restore', backup);
      if (reply.ok) return location.reload();
      failure = reply.refusal;
      state.change({ isRestoring: false });
      if (own) await opening.open(own.session.game.id, own.session.options, undefined);
    });
    return failure;
  }

  /**
   * Changes options. Before the first move the same deal is dealt again with these options, or with the last ones if
   * several are chosen quickly; later they apply to the next deal.
   */
  async choose(options: OptionsKey): Promise<void> {
    const { state, tabletop } = this.#parts;
    const play = tabletop.own;
    if (!play) return;
    state.change({ pendingOptions: options === play.session.options ? undefined : options });
    const isChoosing = this.#chosen !== undefined;
    this.#chosen = options;
    // A loop that is already dealing uses these next.
    if (!isChoosing) await this.#dealAsChosen(play.session.game.id).finally(() => (this.#chosen = undefined));
  }

  /** Deals again with the chosen options, after actions in progress, which may lay another deal. */
  async #dealAsChosen(id: string): Promise<void> {
    const { state, tabletop, queue } = this.#parts;
    for (;;) {
      while (queue.busy) await queue.idle();
      const { own } = tabletop;
      const options = this.#chosen;
      if (options === undefined || own?.session.game.id !== id || own.session.options === options) return;
      state.change({ pendingOptions: options });
      if (givesUp(own)) return;
      await this.enter(id, options, own.shownDeal || undefined);
      // An action in progress has taken the game, or another page has.
      if (tabletop.own?.session.options !== options) return;
    }
  }

  /** Handles the host's message that another page took a game or gave it back. */
  async taken(id: string, options: OptionsKey): Promise<void> {
    const { bridge, state, tabletop, opening, queue } = this.#parts;
    const { elsewhere } = state;
    if (elsewhere?.game === id && elsewhere.options === options) return this.enter(id, options);
    // A game that is just being left need not be kept here.
    if (queue.busy || !tabletop.own?.is(id, options)) return;
    const opened = await bridge.request('play.open', id, options);
    // A different game may be on the table by now.
    if (queue.busy || !tabletop.own?.is(id, options)) return;
    if (opened.ok && opened.value.status === 'elsewhere') opening.yield(id, options, undefined);
  }

  /** Lays the host's version of the game on the table, which differs. */
  async renew(id: string, options: OptionsKey): Promise<void> {
    const { tabletop, lifecycle, opening, queue } = this.#parts;
    await queue.run(async () => {
      if (!tabletop.own?.is(id, options)) return;
      tabletop.endReplay();
      tabletop.put({ play: undefined });
      // A save in progress is refused until this page has asked for the game again.
      await lifecycle.written();
      await opening.open(id, options, undefined);
    });
  }

  /** Replaces a deal on the table, which is set aside or cleared, by a session of the same game. */
  async #replace(own: Play, play: Play): Promise<void> {
    const { tabletop, lifecycle, opening } = this.#parts;
    const way = await lifecycle.makeWay(own, 'table');
    if (way === 'stays') return;
    tabletop.endReplay();
    opening.begin(play);
    if (way === 'set-aside') this.#saySetAside(own);
  }

  /** Replaces the game that the host has saved, which is set aside or cleared; the game on the table is left. */
  async #takeInPlaceOfKept(session: Session, play: Play): Promise<void> {
    const { bridge, notices, lifecycle, opening } = this.#parts;
    const opened: Reply<OpenedPlay> = await bridge.request('play.open', session.game.id, session.options);
    if (opened.ok && opened.value.status === 'elsewhere') return notices.tell(say('notice.elsewhere'));
    const kept = opened.ok && opened.value.status === 'mine' ? opened.value.kept : null;
    const resumed = kept && Play.resume(kept);
    const going = resumed?.ok ? resumed.value.play : undefined;
    const way = going && (await lifecycle.makeWay(going, 'kept'));
    if (way === 'stays') return lifecycle.release(session);
    await lifecycle.leave();
    opening.begin(play);
    if (going && way === 'set-aside') this.#saySetAside(going);
  }

  #saySetAside({ session, shownDeal: deal }: Play): void {
    this.#parts.notices.tell(say('notice.parked', { game: sayGame(session.game.id), deal }));
  }
}
