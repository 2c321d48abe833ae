import { stat } from 'node:fs/promises';
import { isAbsolute } from 'node:path';
import type { KeptGame, Together } from '../../preload/api.ts';
import type { Log } from '../log/log.ts';
import type { SharedExchange } from '../store/shared/exchange.ts';
import type { Merged } from '../store/shared/merging.ts';
import { sharedFolder } from '../store/shared/shared-place.ts';
import type { Store } from '../store/store.ts';
import { Refused } from '../system/refused.ts';
import { aboutOf } from '../system/system-error.ts';
import type { Claims } from './claims.ts';
import { faultOf } from './playable.ts';

/** Milliseconds from a save to the exchange that shares it, and between two exchanges. */
const SOON_MS = 2000;
const INTERVAL_MS = 20_000;

/** The most names of unread files that are shown. */
const MAX_UNREAD_SHOWN = 5;

const NOT_SHARED: Together = { folder: null, machines: 0, looked: null, trouble: null, unread: [], waiting: 0 };

/** The folder that this host shares with other machines; none unless the player names one. */
export class TogetherFolder {
  readonly #store: Store;
  readonly #claims: Claims;
  readonly #log: Log | undefined;
  #exchange: SharedExchange | undefined;
  /** Ends the exchange in progress when its folder is shared no longer. */
  #ending = new AbortController();
  #state: Together = NOT_SHARED;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the next look is due, by the clock of `performance`; Infinity: none is. */
  #due = Infinity;
  /** The exchange in progress. All calls of `look` during it share the next one. */
  #looking: Promise<void> | undefined;
  #sharedChanges = -1;

  constructor(store: Store, claims: Claims, log?: Log) {
    this.#store = store;
    this.#claims = claims;
    this.#log = log;
  }

  get state(): Together {
    return this.#state;
  }

  /** Resumes sharing the folder that was shared before, if any. */
  begin(): void {
    const folder = this.#store.sharedFolder;
    if (folder === undefined) return;
    this.#open(folder);
    this.#wait(0);
  }

  /** Shares a folder by its whole path; null: none. @throws when the folder can't be written to. */
  async share(folder: string | null): Promise<Together> {
    if (folder !== null && !(await isFolder(folder)))
      throw new Refused('failed', 'There is no such folder.', { because: 'missing' });
    this.#end();
    await this.#looking;
    this.#store.shareFolder(folder ?? undefined);
    if (folder === null) return this.#state;
    this.#open(folder);
    const state = await this.look();
    if (state.trouble === null) return state;
    this.#end();
    this.#store.shareFolder(undefined);
    throw new Refused('failed', 'The folder can’t be shared.', state.trouble);
  }

  /** Exchanges with the folder now; returns the state after that. */
  async look(): Promise<Together> {
    await this.#looking;
    await (this.#looking ??= this.#round());
    return this.#state;
  }

  /** Schedules an exchange soon if anything was saved since the last one. */
  noteKept(): void {
    if (!this.#exchange || this.#looking || !this.#store.isOpen) return;
    if (this.#store.changes !== this.#sharedChanges) this.#wait(SOON_MS);
  }

  #open(folder: string): void {
    this.#state = { ...NOT_SHARED, folder };
    this.#ending = new AbortController();
    const { signal } = this.#ending;
    this.#exchange = this.#store.exchange(
      sharedFolder(folder),
      isPlayable,
      (merged) => this.#notifyPages(merged),
      signal,
    );
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#due = Infinity;
    this.#ending.abort();
    this.#exchange = undefined;
    this.#state = NOT_SHARED;
  }

  /** Tells the pages what a merge changed. A page that plays a game with a new state must not save its own over it. */
  #notifyPages({ changed, settings }: Merged): void {
    for (const { game, options } of changed) this.#claims.revoke(game, options);
    if (changed.length > 0 || settings) this.#claims.sendAll('together', { games: changed, settings });
  }

  #wait(milliseconds: number): void {
    const due = performance.now() + milliseconds;
    if (this.#due <= due) return;
    this.#due = due;
    clearTimeout(this.#timer);
    const begin = (): void => void (this.#looking ??= this.#round());
    // The timer does not keep the program running.
    this.#timer = setTimeout(begin, milliseconds).unref();
  }

  async #round(): Promise<void> {
    const exchange = this.#exchange;
    clearTimeout(this.#timer);
    this.#due = Infinity;
    try {
      if (!exchange || !this.#store.isOpen) return;
      // Changes saved from now on may be missing in the written files.
      const changes = this.#store.changes;
      const { machines, unread, waiting } = await exchange.round();
      if (exchange !== this.#exchange) return;
      const first = unread.slice(0, MAX_UNREAD_SHOWN);
      this.#state = { ...this.#state, machines, looked: Date.now(), trouble: null, unread: first, waiting };
      this.#sharedChanges = changes;
    } catch (error) {
      if (exchange !== this.#exchange || !this.#store.isOpen) return;
      if (this.#state.trouble === null) this.#log?.fault('the shared folder', error);
      this.#state = { ...this.#state, trouble: aboutOf(error) };
    } finally {
      this.#looking = undefined;
      if (exchange && exchange === this.#exchange && this.#store.isOpen) this.#wait(INTERVAL_MS);
    }
  }
}

const isPlayable = (kept: KeptGame): boolean => faultOf(kept) === undefined;

async function isFolder(path: string): Promise<boolean> {
  try {
    return isAbsolute(path) && (await stat(path)).isDirectory();
  } catch {
    return false;
  }
}
