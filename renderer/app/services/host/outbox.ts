import type {
  Bridge,
  EventName,
  Events,
  KeptGame,
  Opened,
  OptionsKey,
  Refusal,
  Reply,
  RequestName,
  Requests,
} from '../../../../preload/api.ts';
import type { PageStorage } from './page-storage.ts';
import { isBrought } from './brought.ts';
import { type HeldGame, ledgerKeyOf, Ledger, type Named, type LedgerEntry } from './ledger.ts';
import { type LateBox, LateSettings } from './late-settings.ts';
import { GONE, isGone, type HostBridge } from './loopback.ts';
import { type Choose, settle, Unsettled } from './settle.ts';
import { markOf, type Unkept } from './unkept.ts';
import { type Waiting, WaitingSign } from '../../model/waiting.ts';

/** Milliseconds until a save that was refused is tried again. */
const AGAIN_AFTER = 5000;

/** Whoever shows the games, and is told how they stand with the host. */
export interface OutboxWatcher {
  readonly choose: Choose;
  readonly nameOf: (kept: KeptGame) => string;
  /** Whether something is not kept yet. */
  waits(why: Waiting | undefined): void;
  /** Another page has this game now. */
  taken(game: string, options: OptionsKey): void;
  /** The host keeps this game otherwise than this page shows it. */
  changed(game: string, options: OptionsKey): void;
  /** What a person has chosen could not be done. */
  refused(refusal: Refusal): void;
  /** A host is there again. */
  back(): void;
}

const DONE: Reply<null> = { ok: true, value: null };

/**
 * The browser host, for a page that outlives it: what is played goes into the browser's own storage first, and out of
 * it when the host has acknowledged it. While there is no host the page plays on; when there is one again, what it left
 * is brought there.
 */
export class Outbox implements Bridge {
  readonly #line: HostBridge;
  readonly #ledger: Ledger;
  readonly #settings: LateSettings;
  readonly #turns = new Map<string, Promise<unknown>>();
  readonly #ways: Ways;
  readonly #ready: Promise<unknown>;
  #synced: Promise<void> = Promise.resolve();
  #watcher: OutboxWatcher | undefined;
  #away = false;
  #closing = false;
  readonly #sign = new WaitingSign((why) => this.#watcher?.waits(why));
  #again: ReturnType<typeof setTimeout> | undefined;
  /** A game of an earlier page about which a person must be asked. */
  asks: Named | undefined;
  /** How many games of earlier pages were brought to the host. */
  brought = 0;

  constructor(line: HostBridge, box: PageStorage, late?: LateBox) {
    this.#line = line;
    this.#ledger = new Ledger(box);
    this.#settings = new LateSettings(line, late);
    this.#ways = {
      'settings.read': () => this.#settings.read(),
      'settings.change': (change) => this.#settings.change(change),
      'play.open': (game, options) => this.#inTurn({ game, options }, () => this.#open({ game, options })),
      'play.keep': (kept) => this.#write(kept, { kept }),
      // The host drops the game that has ended; another one before it, by this page's doing, is dropped with it.
      'play.finish': (result) => this.#write(result, { finished: result, kept: null }),
      'play.drop': (game, options) => this.#write({ game, options }, { kept: null }),
      'play.release': (game, options) => this.#inTurn({ game, options }, () => this.#release({ game, options })),
    };
    line.onConnect((home) => this.#arrive(home));
    line.on('closing', () => (this.#closing = true));
    this.#ready = line.tried.then(() => this.#synced);
  }

  async request<N extends RequestName>(name: N, ...args: Requests[N]['args']): Promise<Reply<Requests[N]['answer']>> {
    // When the page ends not a tick may be lost.
    if (!this.#closing) await this.#ready;
    const way: Ways[N] = this.#ways[name];
    return way ? way(...args) : this.#line.request(name, ...args);
  }

  on<N extends EventName>(name: N, listener: (detail: Events[N]) => void): () => void {
    return this.#line.on(name, listener);
  }

  watch(watcher: OutboxWatcher): void {
    this.#watcher = watcher;
    this.#show();
  }

  /** The host listens to this page, for the first time or again; `home` is the name of its data folder. */
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

  async #open(named: Named): Promise<Reply<Opened>> {
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
   * Brings what is left of a game to the host that is there again, and has it shown anew where it is another one now.
   */
  async #bring(named: Named): Promise<void> {
    const having = this.#ledger.having(named);
    const reply = await this.#line.request('play.open', named.game, named.options);
    if (isGone(reply)) return this.#lose();
    if (!reply.ok) return;
    if (reply.value.status === 'elsewhere') return this.#miss(named);
    const before = having?.known ?? [];
    const { mine, kept } = await this.#meet(named, reply.value.kept);
    if (!having) await this.#release(named);
    else if (!mine && !before.includes(markOf(kept))) {
      this.#ledger.have(named, { ...having, met: false });
      this.#watcher?.changed(named.game, named.options);
    }
  }

  /** Another page has the game, and may have brought what this one has left of it. */
  async #miss(named: Named): Promise<void> {
    const unkept = this.#ledger.unkept(named);
    if (unkept && (await isBrought(unkept, this.#line))) this.#ledger.drop(unkept);
    this.#show();
    if (this.#ledger.having(named)) this.#watcher?.taken(named.game, named.options);
  }

  /**
   * Brings everything left of a game that this page may have now; gives what stands then, and whether it is what this
   * page plays.
   */
  async #meet(named: Named, there: KeptGame | null): Promise<{ kept: KeptGame | null; mine: boolean }> {
    const blank: HeldGame = { last: null, known: [], met: false };
    const having = this.#ledger.have(named, { ...blank, ...this.#ledger.having(named), met: false });
    let now = there;
    for (const left of await this.#ledger.left(named)) {
      const settled = await this.#settle(left, now);
      if (settled === 'not') return { kept: left.kept ?? now, mine: false };
      now = settled;
      this.brought += 1;
      await this.#ledger.remove(left);
    }
    const own = this.#ledger.unkept(named);
    const settled = own ? await this.#settle(own, now) : now;
    if (settled === 'not') return { kept: own?.kept ?? now, mine: true };
    const mine = own !== undefined && (own.kept ?? null) === settled;
    if (own) this.#ledger.settled(own, settled, mine);
    Object.assign(having, { last: settled, known: [markOf(settled)], met: true });
    this.#show();
    if (mine) await this.#deliver(named);
    return { kept: settled, mine };
  }

  async #settle(unkept: Unkept, there: KeptGame | null): Promise<KeptGame | null | 'not'> {
    const { choose, nameOf = ledgerKeyOf } = this.#watcher ?? {};
    try {
      return await settle(unkept, there, { bridge: this.#line, choose, nameOf });
    } catch (error) {
      if (!(error instanceof Unsettled)) throw error;
      if (!error.reply) this.asks ??= unkept;
      else if (isGone(error.reply)) this.#lose();
      else if (error.asked) this.#watcher?.refused(error.reply.refusal);
      else this.#tryAgain();
      return 'not';
    }
  }

  /**
   * Puts it into the storage, then before the host. It has done its part when either has it; a host that hangs is not
   * waited for.
   */
  async #write(named: Named, written: LedgerEntry): Promise<Reply<null>> {
    const { unkept, stored } = this.#ledger.write(named, written);
    this.#show();
    const reply = await (this.#closing && this.#ledger.having(named)?.met
      ? this.#send(unkept)
      : Promise.race([this.#inTurn(named, () => this.#deliver(named)), this.#sign.patience().then(() => GONE)]));
    return isGone(reply) && (await stored) ? DONE : reply;
  }

  /** Sends what is not kept of a game, one after the other, until there is no more. */
  async #deliver(named: Named): Promise<Reply<null>> {
    for (;;) {
      const unkept = this.#ledger.unkept(named);
      if (!unkept) return DONE;
      if (this.#away || !this.#ledger.having(named)?.met) return GONE;
      const reply = await this.#send(unkept);
      if (isGone(reply)) this.#lose();
      else if (!reply.ok) this.#tryAgain();
      if (!reply.ok) return reply;
    }
  }

  /** Sends the first that waits. */
  async #send(unkept: Unkept): Promise<Reply<null>> {
    const { game, options, kept, finished } = unkept;
    const [result] = finished;
    if (result) {
      this.#ledger.mayKeep(unkept, '');
      const reply = await this.#line.request('play.finish', result);
      if (reply.ok) this.#ledger.recorded(unkept, result);
      return reply;
    }
    this.#ledger.mayKeep(unkept, markOf(kept ?? null));
    const reply = await (kept ? this.#line.request('play.keep', kept) : this.#line.request('play.drop', game, options));
    if (reply.ok) this.#ledger.settled(unkept, kept ?? null, true);
    this.#show();
    return reply;
  }

  async #release(named: Named): Promise<Reply<null>> {
    this.#ledger.giveBack(named);
    const reply = await this.#line.request('play.release', named.game, named.options);
    return isGone(reply) ? DONE : reply;
  }

  /** Nobody answers: the page plays on, and connects anew where the host only seemed to be gone. */
  #lose(): void {
    this.#away = true;
    this.#ledger.part();
    this.#ledger.keepLonger();
    this.#show();
    this.#line.again();
  }

  /** What was refused, for a full disk, may be taken later. */
  #tryAgain(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => {
      for (const named of this.#ledger.waiting)
        void this.#inTurn<unknown>(named, () =>
          this.#ledger.having(named)?.met ? this.#deliver(named) : this.#bring(named),
        );
    }, AGAIN_AFTER);
  }

  #show(): void {
    this.#sign.show({ clean: this.#ledger.clean, away: this.#away });
  }

  /** One thing at a time for each game. */
  #inTurn<T>(named: Named, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(ledgerKeyOf(named)) ?? Promise.resolve()).then(work);
    const over = turn.then(
      () => undefined,
      () => undefined,
    );
    this.#turns.set(ledgerKeyOf(named), over);
    return turn;
  }
}

/** How some requests are answered here. */
type Ways = {
  readonly [N in RequestName]?: (...args: Requests[N]['args']) => Promise<Reply<Requests[N]['answer']>>;
};
