import {
  findGame,
  games,
  usualOptions,
  parseOptions,
  type Deal,
  type OptionsKey,
  type Saved,
  type Session,
} from '../../engine/index.ts';
import { type KeptGame, MOST_RECENT, type Opened, type Reply } from '../../preload/api.ts';
import { sayFault } from '../words/faults.ts';
import { say } from '../words/say.ts';
import { givesUp } from './game/leaving.ts';
import { randomDeal } from './game/deals.ts';
import { Play } from './game/play.ts';
import { Seat } from './game/lifecycle.ts';
import { Shows } from './game/replays.ts';
import type { State } from './state/state.ts';

/** Which game is on the table: entered, dealt, taken, watched. */
export class App extends Seat {
  readonly shows = new Shows(this);
  #busy = false;

  /** A game is just being entered, or a question waits: another wish would be passed over. */
  get busy(): boolean {
    return this.#busy;
  }

  /** The game that is asked for, the most recent one in progress, else Klondike. */
  async begin(asked?: Pick<KeptGame, 'game' | 'options'>): Promise<void> {
    const last = [...(asked ? [asked] : []), ...this.state.going].find((kept) => findGame(kept.game));
    await (last ? this.enter(last.game, last.options) : this.enter('klondike'));
  }

  /** Leaves the game on the table for another one, which goes on where it was left. */
  async enter(id: string, options?: OptionsKey, deal?: Deal): Promise<void> {
    await this.#alone(async () => {
      const { own } = this.shows;
      const before = own && { game: own.session.game.id, options: own.session.options };
      await this.leave();
      await this.#open(id, options ?? this.#usual(id), before, deal);
    });
  }

  /** Another deal of this game: the one of that number, or any. A game begun is given up, if the player agrees. */
  async newDeal(deal: Deal = randomDeal()): Promise<void> {
    await this.#alone(async () => {
      const play = this.shows.own;
      if (!play || !(await this.mayClear(play, 'table'))) return;
      this.shows.end();
      await this.clear(play);
      const options = this.state.pending ?? play.session.options;
      if (options === play.session.options) return this.#lay(Play.begin(play.session.game, options, deal), 'deal');
      await this.release(play.session);
      await this.#open(play.session.game.id, options, undefined, deal);
    });
  }

  /** A game that came from elsewhere, pasted or seen in a replay, as one's own; another one is left, the same one given up. */
  async take(session: Session, play = Play.of(session)): Promise<void> {
    await this.#alone(async () => {
      const { own } = this.shows;
      const [id, options] = [session.game.id, session.options];
      if (own?.is(id, options)) {
        if (!(await this.mayClear(own, 'table'))) return;
        this.shows.end();
        await this.clear(own);
        return this.#begin(play);
      }
      const opened: Reply<Opened> = await this.bridge.request('play.open', id, options);
      if (opened.ok && opened.value.status === 'elsewhere') return this.tell(say('told.elsewhere'));
      const kept = opened.ok && opened.value.status === 'mine' ? opened.value.kept : null;
      const resumed = kept && Play.resume(kept);
      const going = resumed && 'play' in resumed ? resumed.play : undefined;
      if (going && !(await this.mayClear(going, 'kept'))) return this.release(session);
      await this.leave();
      if (going) await this.clear(going);
      this.#begin(play);
    });
  }

  /** A copy of a game that was kept under a name, with its history, its clock and the help it took. */
  async reopen(kept: KeptGame): Promise<void> {
    const resumed = Play.resume(kept);
    if ('error' in resumed) return this.warn(say('told.unreadable', { why: sayFault(resumed.error) }));
    await this.take(resumed.play.session, resumed.play);
    if (resumed.cut) this.tell(say('told.rules-changed', { ...resumed.cut }));
  }

  /** Puts a backup in place of everything and begins anew; gives the reason when that could not be. */
  async restore(backup: string): Promise<string> {
    let failure = '';
    await this.#alone(async () => {
      const { own } = this.shows;
      await this.leave();
      this.put({ play: undefined, restoring: true });
      const reply = await this.bridge.request('backups.restore', backup);
      if (reply.ok) return location.reload();
      failure = reply.refusal.message;
      this.store.change({ restoring: false });
      if (own) await this.#open(own.session.game.id, own.session.options, undefined);
    });
    return failure;
  }

  /** What was pasted: a deal to play, or a game to watch. */
  async show(session: Session): Promise<void> {
    if (!session.played) return this.take(session);
    await this.#alone(() => this.shows.watch(session));
  }

  /** Shows a game that was finished, move by move. */
  async replay(finished: Saved): Promise<void> {
    await this.#alone(() => this.shows.replay(finished));
  }

  /** Before the first move the same deal is dealt anew with them; later the next deal takes them. */
  async choose(options: OptionsKey): Promise<void> {
    const play = this.shows.own;
    if (!play) return;
    if (givesUp(play)) return this.store.change({ pending: options === play.session.options ? undefined : options });
    if (options === play.session.options) return;
    await this.enter(play.session.game.id, options, play.shownDeal || undefined);
  }

  /** Keeps what is to be kept, and lets another page have the game. */
  async leave(): Promise<void> {
    const play = this.shows.end();
    await this.setAside(play);
    if (play) await this.release(play.session);
  }

  /** The host says that another page took a game or gave it back. */
  async taken(id: string, options: OptionsKey): Promise<void> {
    const { elsewhere } = this.state;
    if (elsewhere?.game === id && elsewhere.options === options) return this.enter(id, options);
    // A game that is just being left is no longer this page's to defend.
    if (this.#busy || !this.shows.own?.is(id, options)) return;
    const opened = await this.bridge.request('play.open', id, options);
    // Meanwhile another game may have been laid.
    if (this.#busy || !this.shows.own?.is(id, options)) return;
    if (opened.ok && opened.value.status === 'elsewhere') this.#yield(id, options, undefined);
  }

  /** The host keeps the game on the table otherwise than it lies here: it is laid as it stands there. */
  async renew(id: string, options: OptionsKey): Promise<void> {
    await this.#alone(async () => {
      if (!this.shows.own?.is(id, options)) return;
      this.shows.end();
      this.put({ play: undefined });
      await this.#open(id, options, undefined);
    });
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

  async #open(id: string, options: OptionsKey, before: State['before'], deal: Deal = randomDeal()): Promise<void> {
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
    if (resumed && 'error' in resumed) this.tell(say('told.unreadable', { why: sayFault(resumed.error) }));
    if (!opened.ok) this.warn(say('told.not-saved', { why: opened.refusal.message }));
    this.#remember(id, options);
  }

  #yield(game: string, options: OptionsKey, before: State['before']): void {
    this.shows.end();
    this.put({ play: undefined, elsewhere: { game, options }, before });
    this.tell('');
  }

  #lay(
    play: Play,
    how: 'deal' | 'at-once',
    message: 'told.dealt' | 'told.resumed' | 'told.had-one' = 'told.dealt',
  ): void {
    this.put({ play, pending: undefined, paused: false });
    const told = say(message, { game: play.session.game.name, deal: play.shownDeal });
    this.tell(message === 'told.dealt' ? '' : told, told);
    this.board?.show(play.session, how);
    if (how === 'deal') this.sound('deal');
  }

  #remember(id: string, options: OptionsKey): void {
    const { recent, options: chosen } = this.state.settings;
    if (recent[0] === id && chosen[id] === options) return;
    const latest = [id, ...recent.filter((other) => other !== id)].slice(0, MOST_RECENT);
    void this.set({ recent: latest, options: { ...chosen, [id]: options } });
  }

  #begin(play: Play): void {
    const { session } = play;
    this.store.change({ elsewhere: undefined, before: undefined });
    this.#lay(play, session.played ? 'at-once' : 'deal');
    this.keep();
    this.#remember(session.game.id, session.options);
  }
}
