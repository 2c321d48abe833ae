import type {
  Bridge,
  EventName,
  Events,
  KeptGame,
  OpenedPlay,
  OptionsKey,
  Refusal,
  Reply,
  RequestName,
  Requests,
} from '../../../../preload/api.ts';
import type { PageStorage } from './page-storage.ts';
import { isBrought } from './brought.ts';
import { type HeldGame, ledgerKeyOf, Ledger, type HeldGameName, type LedgerEntry } from './ledger.ts';
import { type PendingStore, PendingSettings } from './pending-settings.ts';
import { HOST_GONE, isGone, type HostBridge } from './loopback.ts';
import { type Choose, settle, UnsettledError } from './settle.ts';
import { markOf, type UnsavedChanges } from './unsaved-changes.ts';
import { type Waiting, WaitingSign } from '../../model/waiting.ts';

/** A refused save is repeated after this many milliseconds. */
const RETRY_MS = 5000;

/** The part that shows the games. It receives reports of what the host does with them. */
export interface OutboxWatcher {
  readonly choose: Choose;
  readonly nameOf: (kept: KeptGame) => string;
  /** Reports whether something is not saved yet, and why. */
  waits(why: Waiting | undefined): void;
  /** Another page has this game now. */
  taken(game: string, options: OptionsKey): void;
  /** The host stores another version of this game than this page shows. */
  changed(game: string, options: OptionsKey): void;
  /** The host refused what the user has chosen. */
  refused(refusal: Refusal): void;
  /** A host has returned. */
  back(): void;
}

const DONE: Reply<null> = { ok: true, value: null };

/**
 * The bridge to the browser host for a page that may outlive it. Every change goes into the browser's storage first,
 * and out of it once the host has acknowledged it. Without a host the page plays on; once there is one again, the
 * changes are delivered.
 */
export class Outbox implements Bridge {
  readonly #line: HostBridge;
  readonly #ledger: Ledger;
  readonly #settings: PendingSettings;
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #ways: RequestHandlers;
  readonly #ready: Promise<unknown>;
  #synced: Promise<void> = Promise.resolve();
  #watcher: OutboxWatcher | undefined;
  #away = false;
  #closing = false;
  readonly #sign = new WaitingSign((why) => this.#watcher?.waits(why));
  #again: ReturnType<typeof setTimeout> | undefined;
  /** A game of an earlier page on which the user must decide. */
  asks: HeldGameName | undefined;
  /** Number of games of earlier pages delivered to the host. */
  brought = 0;

  constructor(line: HostBridge, box: PageStorage, late?: PendingStore) {
    this.#line = line;
    this.#ledger = new Ledger(box);
    this.#settings = new PendingSettings(line, late);
    this.#ways = {
      'settings.read': () => this.#settings.read(),
      'settings.change': (change) => this.#settings.change(change),
      'play.open': (game, options) => this.#inTurn({ game, options }, () => this.#open({ game, options })),
      'play.keep': (kept) => this.#write(kept, { kept }),
      // The host itself drops the game that has ended; null also drops another one that this page had saved before.
      'play.finish': (result) => this.#write(result, { finished: result, kept: null }),
      'play.drop': (game, options) => this.#write({ game, options }, { kept: null }),
      'play.release': (game, options) => this.#inTurn({ game, options }, () => this.#release({ game, options })),
    };
    line.onConnect((home) => this.#arrive(home));
    line.on('closing', () => (this.#closing = true));
    this.#ready = line.tried.then(() => this.#synced);
  }

  async request<N extends RequestName>(name: N, ...args: Requests[N]['args']): Promise<Reply<Requests[N]['answer']>> {
    // Not awaited on closing: a page about to close has no time to wait, even for a resolved promise.
    if (!this.#closing) await this.#ready;
    const way: RequestHandlers[N] = this.#ways[name];
    return way ? way(...args) : this.#line.request(name, ...args);
  }

  on<N extends EventName>(name: N, listener: (detail: Events[N]) => void): () => void {
    return this.#line.on(name, listener);
  }

  /** Reports to `watcher` until the returned function is called. */
  watch(watcher: OutboxWatcher): () => void {
    this.#watcher = watcher;
    this.#show();
    return () => {
      if (this.#watcher === watcher) this.#watcher = undefined;
    };
  }

  /** Handles a host that starts to listen to this page; `home` is the name of its data folder. */
  #arrive(home: string): void {
    const first = this.#ledger.home === '';
    this.#away = false;
    this.#closing = false;
    this.#ledger.part();
    this.#ledger.move(home);
    this.#settings.meet(home);
    this.#synced = this.#sync().then(() => (first ? undefined : this.#watcher?.back()));
  }

  async #sync(): Promise<void> {
    await this.#settings.send();
    const all = [...(await this.#ledger.orphaned()), ...this.#ledger.games];
    for (const named of new Map(all.map((named) => [ledgerKeyOf(named), named])).values())
      await this.#inTurn(named, () => this.#bring(named));
    this.#show();
  }

  async #open(named: HeldGameName): Promise<Reply<OpenedPlay>> {
    const reply = await this.#line.request('play.open', named.game, named.options);
    if (isGone(reply)) {
      this.#lose();
      return { ok: true, value: { status: 'mine', kept: await this.#ledger.haveAway(named) } };
    }
    if (!reply.ok || reply.value.status === 'elsewhere') return reply;
    const { kept } = await this.#meet(named, reply.value.kept);
    return { ok: true, value: { status: 'mine', kept } };
  }

  /**
   * Delivers what is left of a game to the host that has returned. If the host has another game in its place, that one
   * is shown.
   */
  async #bring(named: HeldGameName): Promise<void> {
    const heldGame = this.#ledger.heldGame(named);
    const reply = await this.#line.request('play.open', named.game, named.options);
    if (isGone(reply)) return this.#lose();
    if (!reply.ok) return;
    if (reply.value.status === 'elsewhere') return this.#miss(named);
    const before = heldGame?.known ?? [];
    const { mine, kept } = await this.#meet(named, reply.value.kept);
    if (!heldGame) await this.#release(named);
    else if (!mine && !before.includes(markOf(kept))) {
      this.#ledger.have(named, { ...heldGame, met: false });
      this.#watcher?.changed(named.game, named.options);
    }
  }

  /** Handles a game that another page has, and for which it may have delivered this page's changes. */
  async #miss(named: HeldGameName): Promise<void> {
    const unsaved = this.#ledger.unsaved(named);
    if (unsaved && (await isBrought(unsaved, this.#line))) this.#ledger.drop(unsaved);
    this.#show();
    if (this.#ledger.heldGame(named)) this.#watcher?.taken(named.game, named.options);
  }

  /**
   * Delivers everything left of a game that this page may have now. Returns the game as it then stands, and whether it
   * is this page's version.
   */
  async #meet(named: HeldGameName, there: KeptGame | null): Promise<{ kept: KeptGame | null; mine: boolean }> {
    const blank: HeldGame = { last: null, known: [], met: false };
    const heldGame = this.#ledger.have(named, { ...blank, ...this.#ledger.heldGame(named), met: false });
    let now = there;
    for (const left of await this.#ledger.left(named)) {
      const settled = await this.#settle(left, now);
      if (settled === 'not') return { kept: left.kept ?? now, mine: false };
      now = settled;
      this.brought += 1;
      await this.#ledger.remove(left);
    }
    const own = this.#ledger.unsaved(named);
    const settled = own ? await this.#settle(own, now) : now;
    if (settled === 'not') return { kept: own?.kept ?? now, mine: true };
    const mine = own !== undefined && (own.kept ?? null) === settled;
    if (own) this.#ledger.settled(own, settled, mine);
    Object.assign(heldGame, { last: settled, known: [markOf(settled)], met: true });
    this.#show();
    if (mine) await this.#deliver(named);
    return { kept: settled, mine };
  }

  async #settle(unsaved: UnsavedChanges, there: KeptGame | null): Promise<KeptGame | null | 'not'> {
    const { choose, nameOf = ledgerKeyOf } = this.#watcher ?? {};
    try {
      return await settle(unsaved, there, { bridge: this.#line, choose, nameOf });
    } catch (error) {
      if (!(error instanceof UnsettledError)) throw error;
      if (!error.reply) this.asks ??= unsaved;
      else if (isGone(error.reply)) this.#lose();
      else if (error.asked) this.#watcher?.refused(error.reply.refusal);
      else this.#tryAgain();
      return 'not';
    }
  }

  /**
   * Writes a change to the storage, then sends it to the host. It succeeds once either has it; a host that hangs is not
   * waited for.
   */
  async #write(named: HeldGameName, written: LedgerEntry): Promise<Reply<null>> {
    const { unsaved, stored } = this.#ledger.write(named, written);
    this.#show();
    const reply = await (this.#closing && this.#ledger.heldGame(named)?.met
      ? this.#send(unsaved)
      : Promise.race([this.#inTurn(named, () => this.#deliver(named)), this.#sign.patience().then(() => HOST_GONE)]));
    return isGone(reply) && (await stored) ? DONE : reply;
  }

  /** Sends the changes of a game that the host has not acknowledged, one after the other, until none is left. */
  async #deliver(named: HeldGameName): Promise<Reply<null>> {
    for (;;) {
      const unsaved = this.#ledger.unsaved(named);
      if (!unsaved) return DONE;
      if (this.#away || !this.#ledger.heldGame(named)?.met) return HOST_GONE;
      const reply = await this.#send(unsaved);
      if (isGone(reply)) this.#lose();
      else if (!reply.ok) this.#tryAgain();
      if (!reply.ok) return reply;
    }
  }

  /** Sends the first change that waits. */
  async #send(unsaved: UnsavedChanges): Promise<Reply<null>> {
    const { game, options, kept, finished } = unsaved;
    const [result] = finished;
    if (result) {
      this.#ledger.mayKeep(unsaved, '');
      const reply = await this.#line.request('play.finish', result);
      if (reply.ok) this.#ledger.recorded(unsaved, result);
      return reply;
    }
    this.#ledger.mayKeep(unsaved, markOf(kept ?? null));
    const reply = await (kept ? this.#line.request('play.keep', kept) : this.#line.request('play.drop', game, options));
    if (reply.ok) this.#ledger.settled(unsaved, kept ?? null, true);
    this.#show();
    return reply;
  }

  async #release(named: HeldGameName): Promise<Reply<null>> {
    this.#ledger.giveBack(named);
    const reply = await this.#line.request('play.release', named.game, named.options);
    return isGone(reply) ? DONE : reply;
  }

  /** Handles a missing answer: play goes on, and the page reconnects in case the host only seemed to be gone. */
  #lose(): void {
    this.#away = true;
    this.#ledger.part();
    this.#ledger.keepLonger();
    this.#show();
    this.#line.again();
  }

  /**
   * Schedules another attempt. The host may accept a refused change later, for example once the disk has room again.
   */
  #tryAgain(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      for (const named of this.#ledger.waiting)
        void this.#inTurn<unknown>(named, () =>
          this.#ledger.heldGame(named)?.met ? this.#deliver(named) : this.#bring(named),
        );
    }, RETRY_MS);
  }

  #show(): void {
    this.#sign.show({ clean: this.#ledger.clean, away: this.#away });
  }

  /** Runs one task at a time for each game. */
  #inTurn<T>(named: HeldGameName, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(ledgerKeyOf(named)) ?? Promise.resolve()).then(work);
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#turns.set(ledgerKeyOf(named), over);
    return turn;
  }
}

/** Requests that are handled here, with their handlers. */
type RequestHandlers = {
  readonly [N in RequestName]?: (...args: Requests[N]['args']) => Promise<Reply<Requests[N]['answer']>>;
};
