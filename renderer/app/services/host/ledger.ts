import type { KeptGame, OptionsKey, RecordedGame } from '../../../../preload/api.ts';
import type { PageStorage } from './page-storage.ts';
import { isAlive, stayAlive } from './living-pages.ts';
import { isEmpty, markOf, type Unkept } from './unkept.ts';

/** A game with its options. */
export interface Named {
  readonly game: string;
  readonly options: OptionsKey;
}

/** A game that this page has. */
export interface HeldGame {
  /** As the host last acknowledged it. */
  last: KeptGame | null;
  /** What the host may be keeping of it; empty: not known. */
  known: readonly string[];
  /** Whether this page and the host agree on it: only then may the one's save take the place of the other's. */
  met: boolean;
}

export interface LedgerEntry {
  readonly finished?: RecordedGame;
  readonly kept: KeptGame | null;
}

/** Neither part has a space in it. */
export const ledgerKeyOf = ({ game, options }: Named): string => `${game} ${options}`;

function namedBy(key: string): Named {
  const [game = '', options = ''] = key.split(' ');
  return { game, options };
}

/**
 * Which games this page has, and what of them the host has not acknowledged: in memory, and in the browser's own
 * storage.
 */
export class Ledger {
  readonly #box: PageStorage;
  readonly #page = crypto.randomUUID();
  readonly #has = new Map<string, HeldGame>();
  /** Those that it had before. */
  readonly #had = new Map<string, HeldGame>();
  readonly #unkept = new Map<string, Unkept>();
  #home = '';
  #changed = 0;

  constructor(box: PageStorage) {
    this.#box = box;
    stayAlive(this.#page);
  }

  /** The name of the data folder of the host; '' before there was one. */
  get home(): string {
    return this.#home;
  }

  /** Whether everything is kept. */
  get clean(): boolean {
    return this.#unkept.size === 0;
  }

  having(named: Named): HeldGame | undefined {
    return this.#has.get(ledgerKeyOf(named));
  }

  have(named: Named, having: HeldGame): HeldGame {
    this.#has.set(ledgerKeyOf(named), having);
    return having;
  }

  giveBack(named: Named): void {
    const having = this.having(named);
    if (having) this.#had.set(ledgerKeyOf(named), having);
    this.#has.delete(ledgerKeyOf(named));
  }

  /**
   * A game is taken without a host, which can't say what it keeps: as this page last knew it, or as another one has
   * left it.
   */
  async haveAway(named: Named): Promise<KeptGame | null> {
    const had = this.having(named) ?? this.#had.get(ledgerKeyOf(named));
    const unkept = this.unkept(named) ?? (await this.left(named)).at(-1);
    const kept = (unkept ? unkept.kept : had?.last) ?? null;
    const known = unkept ? [...unkept.known, markOf(kept)] : (had?.known ?? []);
    return this.have(named, { last: kept, known, met: false }).last;
  }

  unkept(named: Named): Unkept | undefined {
    return this.#unkept.get(ledgerKeyOf(named));
  }

  /** Those of which something is not kept. */
  get waiting(): readonly Named[] {
    return [...this.#unkept.keys()].map(namedBy);
  }

  /** All that this page has, or has not brought to the host yet. */
  get games(): readonly Named[] {
    return [...new Set([...this.#unkept.keys(), ...this.#has.keys()])].map(namedBy);
  }

  /** There is no host, or another launch of it: it must be met again. */
  part(): void {
    for (const having of this.#has.values()) having.met = false;
  }

  /** Goes over to a data folder. What belongs to another one stays in its place; this page goes on with it here. */
  move(home: string): void {
    const before = this.#home;
    this.#home = home;
    if (before === '' || before === home) return;
    for (const [key, having] of this.#has) {
      const blank = { page: this.#page, ...namedBy(key), finished: [], kept: having.last ?? undefined };
      const unkept = { ...blank, ...this.#unkept.get(key), home, known: [], changed: this.#now() };
      having.known = [];
      if (!isEmpty(unkept)) void this.#put(unkept);
    }
  }

  /** What other pages have left here, or not brought yet; the first first. */
  async left(named?: Named): Promise<readonly Unkept[]> {
    const all = await this.#box.all(this.#home).catch(() => []);
    return all.filter((unkept) => unkept.page !== this.#page && (!named || ledgerKeyOf(unkept) === ledgerKeyOf(named)));
  }

  /** The same of pages that are no more: one that is still there brings its own, and keeps its table. */
  async orphaned(): Promise<readonly Unkept[]> {
    const left = await this.left();
    const alive = await Promise.all(left.map(({ page }) => isAlive(page)));
    return left.filter((_, at) => !alive[at]);
  }

  /** Something waits for a host that may be gone for long. */
  keepLonger(): void {
    if (!this.clean) this.#box.keepLonger();
  }

  async remove(left: Unkept): Promise<void> {
    await this.#box.remove(left);
  }

  /** The host has it by another page's doing; what was played since waits on. */
  drop(unkept: Unkept): void {
    if (this.unkept(unkept)?.changed !== unkept.changed) return;
    this.#unkept.delete(ledgerKeyOf(unkept));
    void this.#box.remove(unkept);
  }

  /** Notes what is to be kept; and whether the browser has stored it. */
  write(named: Named, { finished, kept }: LedgerEntry): { unkept: Unkept; stored: Promise<boolean> } {
    const before = this.unkept(named);
    const unkept: Unkept = {
      home: this.#home,
      page: this.#page,
      game: named.game,
      options: named.options,
      known: before?.known ?? this.having(named)?.known ?? [],
      finished: [...(before?.finished ?? []), ...(finished ? [finished] : [])],
      kept,
      changed: this.#now(),
    };
    return { unkept, stored: this.#put(unkept) };
  }

  /** From now on the host may be keeping this as well. */
  mayKeep(unkept: Unkept, mark: string): void {
    const known = [...unkept.known.filter((other) => other !== mark), mark];
    const [current, having] = [this.unkept(unkept), this.having(unkept)];
    if (current) this.#unkept.set(ledgerKeyOf(unkept), { ...current, known });
    if (having) having.known = known;
  }

  /** The host has recorded a result, and may have dropped the game it kept. */
  recorded(unkept: Unkept, result: RecordedGame): void {
    this.mayKeep(unkept, '');
    const current = this.unkept(unkept);
    if (current) this.#rest({ ...current, finished: current.finished.filter((other) => other !== result) });
  }

  /**
   * The host keeps `there` now, and what was settled is over; what was played since waits on. `exact`: as it stood, and
   * not only where its cards lie.
   */
  settled(done: Unkept, there: KeptGame | null, exact: boolean): void {
    const [current, having] = [this.unkept(done), this.having(done)];
    const known = [markOf(there)];
    if (having) Object.assign(having, { known, last: there });
    if (!current) return;
    const same = exact ? current.changed === done.changed : markOf(current.kept ?? null) === markOf(done.kept ?? null);
    const finished = current.finished.filter((result) => !done.finished.includes(result));
    this.#rest({ ...current, known, finished, kept: same ? undefined : current.kept });
  }

  #rest(rest: Unkept): void {
    if (!isEmpty(rest)) return void this.#put({ ...rest, changed: this.#now() });
    this.#unkept.delete(ledgerKeyOf(rest));
    void this.#box.remove(rest);
  }

  #put(unkept: Unkept): Promise<boolean> {
    this.#unkept.set(ledgerKeyOf(unkept), unkept);
    return this.#box.put(unkept);
  }

  #now(): number {
    this.#changed = Math.max(Date.now(), this.#changed + 1);
    return this.#changed;
  }
}
