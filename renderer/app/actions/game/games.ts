import { type Deal, findGame, type OptionsKey, type Saved, type Session } from '../../../../engine/index.ts';
import type { Bridge, KeptGame, Opened, Refusal, Reply } from '../../../../preload/api.ts';
import { sayFault } from '../../../words/faults.ts';
import { sayGame } from '../../../words/games.ts';
import { say } from '../../../words/say.ts';
import type { AppState } from '../../model/app-state.ts';
import type { Notices } from '../../services/page/notices.ts';
import type { DealChooser } from '../../services/deals/deal-chooser.ts';
import { givesUp } from '../../model/play/leaving.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { OneAtATime } from './one-at-a-time.ts';
import type { Opening } from './opening.ts';
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

/** Which of the games is on the table: entered, dealt, taken over, given to another page. */
export class Games {
  readonly #parts: GamesParts;
  /** The options to deal anew with, while that is being done. */
  #chosen: OptionsKey | undefined;

  constructor(parts: GamesParts) {
    this.#parts = parts;
  }

  /**
   * The game that is asked for, else the one that was last on the table, going on or dealt anew; at the first start
   * Klondike.
   */
  async begin(asked?: Pick<KeptGame, 'game' | 'options'>): Promise<void> {
    const { going, settings } = this.#parts.state;
    const last = settings.recent.map((game) => ({ game, options: undefined }));
    const first = [...(asked ? [asked] : []), ...last, ...going].find(({ game }) => findGame(game));
    await this.enter(first?.game ?? 'klondike', first?.options);
  }

  /** Leaves the game on the table for another one, which goes on where it was left. */
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
   * Another deal of this game: that one, or one as the player wishes. A game begun is given up, if the player agrees.
   */
  async newDeal(asked?: Deal): Promise<void> {
    const { state, tabletop, lifecycle, opening, chooser, queue } = this.#parts;
    await queue.run(async () => {
      const play = tabletop.own;
      if (!play || !(await lifecycle.mayClear(play, 'table'))) return;
      const options = state.pending ?? play.session.options;
      const deal = asked ?? (await chooser.choose(play.session.game.id, options, play.shownDeal));
      // Meanwhile another page may have taken the game, or the player may not have wanted to wait.
      if (deal === undefined || tabletop.own !== play) return;
      tabletop.endReplay();
      await lifecycle.clear(play);
      if (options === play.session.options) return opening.lay(Play.begin(play.session.game, options, deal), 'deal');
      await lifecycle.release(play.session);
      await opening.open(play.session.game.id, options, undefined, deal);
    });
  }

  /**
   * A game that came from elsewhere, pasted or seen in a replay, as one's own; another one is left, another deal of the
   * same one goes under the games in progress.
   */
  async take(session: Session, play = Play.from(session)): Promise<void> {
    await this.#parts.queue.run(async () => {
      const { own } = this.#parts.tabletop;
      if (own?.is(session.game.id, session.options)) await this.#replace(own, play);
      else await this.#takeInPlaceOfKept(session, play);
    });
  }

  /** The game on the table, one of its cards corrected: it goes on in its own place. */
  async correct(play: Play, saved: Saved): Promise<void> {
    const { tabletop, opening, queue } = this.#parts;
    await queue.run(async () => {
      const resumed = Play.resume({ ...play.save(), ...saved });
      if (tabletop.own !== play || !resumed.ok) return;
      opening.begin(resumed.value.play);
    });
  }

  /** A copy of a game that was kept under a name, with its history, its clock and the help it took. */
  async reopen(kept: KeptGame): Promise<void> {
    const { notices } = this.#parts;
    const resumed = Play.resume(kept);
    if (!resumed.ok) return notices.warn(say('told.unreadable', { why: sayFault(resumed.error) }));
    const { play, cut } = resumed.value;
    await this.take(play.session, play);
    if (cut) notices.tell(say('told.rules-changed', { ...cut }));
  }

  /** Goes on with a game that made way for another one: it is no longer among those in progress elsewhere. */
  async unpark(id: number): Promise<void> {
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

  /** Puts a backup in place of everything and begins anew; gives the refusal when that could not be. */
  async restore(backup: string): Promise<Refusal | undefined> {
    const { bridge, state, tabletop, lifecycle, opening, queue } = this.#parts;
    let failure: Refusal | undefined;
    await queue.run(async () => {
      const { own } = tabletop;
      await lifecycle.leave();
      tabletop.put({ play: undefined, restoring: true });
      const reply = await bridge.request('backups.restore', backup);
      if (reply.ok) return location.reload();
      failure = reply.refusal;
      state.change({ restoring: false });
      if (own) await opening.open(own.session.game.id, own.session.options, undefined);
    });
    return failure;
  }

  /**
   * Before the first move deals the same number anew with these options, or with the last ones when several are
   * chosen quickly; later the next deal takes them.
   */
  async choose(options: OptionsKey): Promise<void> {
    const { state, tabletop } = this.#parts;
    const play = tabletop.own;
    if (!play) return;
    state.change({ pending: options === play.session.options ? undefined : options });
    const isChoosing = this.#chosen !== undefined;
    this.#chosen = options;
    // The loop that is already dealing takes these next.
    if (!isChoosing) await this.#dealAsChosen(play.session.game.id).finally(() => (this.#chosen = undefined));
  }

  /** Waits for what is going on, which may lay another deal; that one is dealt anew with the options. */
  async #dealAsChosen(id: string): Promise<void> {
    const { state, tabletop, queue } = this.#parts;
    for (;;) {
      while (queue.busy) await queue.idle();
      const { own } = tabletop;
      const options = this.#chosen;
      if (options === undefined || own?.session.game.id !== id || own.session.options === options) return;
      state.change({ pending: options });
      if (givesUp(own)) return;
      await this.enter(id, options, own.shownDeal || undefined);
      // What was being done meanwhile has taken the game, or another page has.
      if (tabletop.own?.session.options !== options) return;
    }
  }

  /** The host says that another page took a game or gave it back. */
  async taken(id: string, options: OptionsKey): Promise<void> {
    const { bridge, state, tabletop, opening, queue } = this.#parts;
    const { elsewhere } = state;
    if (elsewhere?.game === id && elsewhere.options === options) return this.enter(id, options);
    // A game that is just being left is no longer this page's to defend.
    if (queue.busy || !tabletop.own?.is(id, options)) return;
    const opened = await bridge.request('play.open', id, options);
    // Meanwhile another game may have been laid.
    if (queue.busy || !tabletop.own?.is(id, options)) return;
    if (opened.ok && opened.value.status === 'elsewhere') opening.yield(id, options, undefined);
  }

  /** The host has another version of the game on the table: lays that one. */
  async renew(id: string, options: OptionsKey): Promise<void> {
    const { tabletop, lifecycle, opening, queue } = this.#parts;
    await queue.run(async () => {
      if (!tabletop.own?.is(id, options)) return;
      tabletop.endReplay();
      tabletop.put({ play: undefined });
      // A save on its way is refused as long as this page has not asked for the game again.
      await lifecycle.written();
      await opening.open(id, options, undefined);
    });
  }

  /** In place of the same game on the table, which makes way. */
  async #replace(own: Play, play: Play): Promise<void> {
    const { tabletop, lifecycle, opening } = this.#parts;
    const way = await lifecycle.makeWay(own, 'table');
    if (way === 'stays') return;
    tabletop.endReplay();
    opening.begin(play);
    if (way === 'parked') this.#tellParked(own);
  }

  /** In place of what the host keeps of that game, which makes way; the one on the table is left. */
  async #takeInPlaceOfKept(session: Session, play: Play): Promise<void> {
    const { bridge, notices, lifecycle, opening } = this.#parts;
    const opened: Reply<Opened> = await bridge.request('play.open', session.game.id, session.options);
    if (opened.ok && opened.value.status === 'elsewhere') return notices.tell(say('told.elsewhere'));
    const kept = opened.ok && opened.value.status === 'mine' ? opened.value.kept : null;
    const resumed = kept && Play.resume(kept);
    const going = resumed?.ok ? resumed.value.play : undefined;
    const way = going && (await lifecycle.makeWay(going, 'kept'));
    if (way === 'stays') return lifecycle.release(session);
    await lifecycle.leave();
    opening.begin(play);
    if (going && way === 'parked') this.#tellParked(going);
  }

  #tellParked({ session, shownDeal: deal }: Play): void {
    this.#parts.notices.tell(say('told.parked', { game: sayGame(session.game.id), deal }));
  }
}
