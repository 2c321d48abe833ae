import type { KeptGame, OptionsKey, RecordedGame } from '../../../../preload/api.ts';
import type { PageStorage } from './page-storage.ts';
import { isAlive, stayAlive } from './living-pages.ts';
import { isEmpty, markOf, type UnsavedChanges } from './unsaved-changes.ts';

/** A game with its options. */
export interface HeldGameName {
  readonly game: string;
  readonly options: OptionsKey;
}

/** A game that the host has given to this page. */
export interface HeldGame {
  /** The version that the host last acknowledged. */
  last: KeptGame | null;
  /** Marks of the versions that the host may have stored; empty: unknown. */
  known: readonly string[];
  /** Whether this page and the host agree on the game: only then may this page's save replace the host's. */
  met: boolean;
}

export interface LedgerEntry {
  readonly finished?: RecordedGame;
  readonly kept: KeptGame | null;
}

/** Returns the key of a game with its options, separated by a space, which neither contains. */
export const ledgerKeyOf = ({ game, options }: HeldGameName): string => `${game} ${options}`;

function namedBy(key: string): HeldGameName {
  const [game = '', options = ''] = key.split(' ');
  return { game, options };
}

/**
 * Records the games of this page, and the changes that the host has not acknowledged, in memory and in the browser's
 * storage.
 */
export class Ledger {
  readonly #box: PageStorage;
  readonly #page = crypto.randomUUID();
  readonly #has = new Map<string, HeldGame>();
  /** Games that it had before and has released. */
  readonly #had = new Map<string, HeldGame>();
  readonly #unsaved = new Map<string, UnsavedChanges>();
  #home = '';
  #changed = 0;

  constructor(box: PageStorage) {
    this.#box = box;
    stayAlive(this.#page);
  }

  /** Name of the host's data folder; '' before there was a host. */
  get home(): string {
    return this.#home;
  }

  /** Whether the host has acknowledged everything. */
  get clean(): boolean {
    return this.#unsaved.size === 0;
  }

  heldGame(named: HeldGameName): HeldGame | undefined {
    return this.#has.get(ledgerKeyOf(named));
  }

  have(named: HeldGameName, heldGame: HeldGame): HeldGame {
    this.#has.set(ledgerKeyOf(named), heldGame);
    return heldGame;
  }

  giveBack(named: HeldGameName): void {
    const heldGame = this.heldGame(named);
    if (heldGame) this.#had.set(ledgerKeyOf(named), heldGame);
    this.#has.delete(ledgerKeyOf(named));
  }

  /**
   * Takes a game while there is no host to ask for the stored state: as this page last knew it, or as another page has
   * left it.
   */
  async haveAway(named: HeldGameName): Promise<KeptGame | null> {
    const had = this.heldGame(named) ?? this.#had.get(ledgerKeyOf(named));
    const unsaved = this.unsaved(named) ?? (await this.left(named)).at(-1);
    const kept = (unsaved ? unsaved.kept : had?.last) ?? null;
    const known = unsaved ? [...unsaved.known, markOf(kept)] : (had?.known ?? []);
    return this.have(named, { last: kept, known, met: false }).last;
  }

  unsaved(named: HeldGameName): UnsavedChanges | undefined {
    return this.#unsaved.get(ledgerKeyOf(named));
  }

  /** Games with something that the host has not acknowledged. */
  get waiting(): readonly HeldGameName[] {
    return [...this.#unsaved.keys()].map(namedBy);
  }

  /** All games that this page has, or has not delivered to the host yet. */
  get games(): readonly HeldGameName[] {
    return [...new Set([...this.#unsaved.keys(), ...this.#has.keys()])].map(namedBy);
  }

  /** Notes that there is no host, or that a new launch of it has to agree on each game again. */
  part(): void {
    for (const heldGame of this.#has.values()) heldGame.met = false;
  }

  /**
   * Switches to a data folder. Entries of another folder stay stored under it; this page's games are stored again under
   * this one.
   */
  move(home: string): void {
    const before = this.#home;
    this.#home = home;
    if (before === '' || before === home) return;
    for (const [key, heldGame] of this.#has) {
      const blank = { page: this.#page, ...namedBy(key), finished: [], kept: heldGame.last ?? undefined };
      const unsaved = { ...blank, ...this.#unsaved.get(key), home, known: [], changed: this.#now() };
      heldGame.known = [];
      if (!isEmpty(unsaved)) void this.#put(unsaved);
    }
  }

  /** Lists what other pages have left in storage, or not delivered yet, the oldest first. */
  async left(named?: HeldGameName): Promise<readonly UnsavedChanges[]> {
    const all = await this.#box.all(this.#home).catch(() => []);
    return all.filter(
      (unsaved) => unsaved.page !== this.#page && (!named || ledgerKeyOf(unsaved) === ledgerKeyOf(named)),
    );
  }

  /** Lists the unsaved changes of closed pages. One that is still open delivers its own entries and keeps its table. */
  async orphaned(): Promise<readonly UnsavedChanges[]> {
    const left = await this.left();
    const alive = await Promise.all(left.map(({ page }) => isAlive(page)));
    return left.filter((_, at) => !alive[at]);
  }

  /** Asks the browser to preserve the changes that wait for a host that may be away for long. */
  keepLonger(): void {
    if (!this.clean) this.#box.keepLonger();
  }

  async remove(left: UnsavedChanges): Promise<void> {
    await this.#box.remove(left);
  }

  /** Drops an entry that another page has delivered, unless more has been played since. */
  drop(unsaved: UnsavedChanges): void {
    if (this.unsaved(unsaved)?.changed !== unsaved.changed) return;
    this.#unsaved.delete(ledgerKeyOf(unsaved));
    void this.#box.remove(unsaved);
  }

  /** Records a change to be saved; `stored` resolves to whether the browser has stored it. */
  write(named: HeldGameName, { finished, kept }: LedgerEntry): { unsaved: UnsavedChanges; stored: Promise<boolean> } {
    const before = this.unsaved(named);
    const unsaved: UnsavedChanges = {
      home: this.#home,
      page: this.#page,
      game: named.game,
      options: named.options,
      known: before?.known ?? this.heldGame(named)?.known ?? [],
      finished: [...(before?.finished ?? []), ...(finished ? [finished] : [])],
      kept,
      changed: this.#now(),
    };
    return { unsaved, stored: this.#put(unsaved) };
  }

  /** Notes a version that the host may have stored from now on. */
  mayKeep(unsaved: UnsavedChanges, mark: string): void {
    const known = [...unsaved.known.filter((other) => other !== mark), mark];
    const [current, heldGame] = [this.unsaved(unsaved), this.heldGame(unsaved)];
    if (current) this.#unsaved.set(ledgerKeyOf(unsaved), { ...current, known });
    if (heldGame) heldGame.known = known;
  }

  /** Notes that the host has recorded a result, and may have dropped the game it stored. */
  recorded(unsaved: UnsavedChanges, result: RecordedGame): void {
    this.mayKeep(unsaved, '');
    const current = this.unsaved(unsaved);
    if (current) this.#rest({ ...current, finished: current.finished.filter((other) => other !== result) });
  }

  /**
   * Notes that the host now stores `there`, and removes the delivered changes. Later changes still wait. `exact`: only
   * the delivered version itself counts as delivered, otherwise any with the same position.
   */
  settled(done: UnsavedChanges, there: KeptGame | null, exact: boolean): void {
    const [current, heldGame] = [this.unsaved(done), this.heldGame(done)];
    const known = [markOf(there)];
    if (heldGame) Object.assign(heldGame, { known, last: there });
    if (!current) return;
    const same = exact ? current.changed === done.changed : markOf(current.kept ?? null) === markOf(done.kept ?? null);
    const finished = current.finished.filter((result) => !done.finished.includes(result));
    this.#rest({ ...current, known, finished, kept: same ? undefined : current.kept });
  }

  #rest(rest: UnsavedChanges): void {
    if (!isEmpty(rest)) return void this.#put({ ...rest, changed: this.#now() });
    this.#unsaved.delete(ledgerKeyOf(rest));
    void this.#box.remove(rest);
  }

  #put(unsaved: UnsavedChanges): Promise<boolean> {
    this.#unsaved.set(ledgerKeyOf(unsaved), unsaved);
    return this.#box.put(unsaved);
  }

  #now(): number {
    this.#changed = Math.max(Date.now(), this.#changed + 1);
    return this.#changed;
  }
}
