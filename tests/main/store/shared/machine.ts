import Database from 'better-sqlite3';
import type { KeptGame, Outcome } from '../../../../preload/api.ts';
import { makeSchema } from '../../../../main/store/schema/schema.ts';
import { SharedExchange } from '../../../../main/store/shared/exchange.ts';
import { sharedSettings } from '../../../../main/store/shared/shared-settings.ts';
import { tablesOf, type Tables } from '../../../../main/store/tables/tables.ts';
import { keptGame } from '../games.ts';
import type { PlayerLedger } from './player-ledger.ts';
import { type DrawNumber, type Copy, SwitchedOff } from './sync-service.ts';

const SLOTS = [
  { game: 'klondike', options: 'dealing=one' },
  { game: 'klondike', options: 'dealing=three' },
  { game: 'golf', options: '' },
] as const;

interface MachineParts {
  readonly name: string;
  readonly copy: Copy;
  readonly draw: DrawNumber;
  readonly ledger: PlayerLedger;
  /** Milliseconds that its clock is fast. */
  readonly fast: number;
}

/** A machine with a store and a player, whose page plays on with its game until it is notified of another. */
export class Machine {
  readonly name: string;
  readonly copy: Copy;
  readonly db: Database.Database = new Database(':memory:');
  readonly tables: Tables;
  readonly #draw: DrawNumber;
  readonly #ledger: PlayerLedger;
  readonly #fast: number;
  /** The games that pages show, by their places. */
  readonly #pages = new Map<string, KeptGame>();
  #exchange: SharedExchange;
  #acts = 0;

  constructor({ name, copy, draw, ledger, fast }: MachineParts) {
    this.name = name;
    this.copy = copy;
    this.#draw = draw;
    this.#ledger = ledger;
    this.#fast = fast;
    makeSchema(this.db);
    this.tables = tablesOf(this.db, () => this.#now());
    this.#exchange = this.#begin();
  }

  /** Makes one exchange; returns false where the machine was switched off during it and started again. */
  async exchange(): Promise<boolean> {
    try {
      await this.#exchange.round();
      return true;
    } catch (error) {
      if (!(error instanceof SwitchedOff)) throw error;
      this.copy.offIn = undefined;
      this.#pages.clear();
      this.#exchange = this.#begin();
      return false;
    }
  }

  /** Closes its store. */
  close(): void {
    this.db.close();
  }

  /** Applies merged settings, as a page does that reads them. */
  showSettings(): void {
    this.db.transaction(() => sharedSettings(this.db, this.tables).show()).immediate();
  }

  /** Does one act of the player. */
  act(): void {
    this.#acts += 1;
    const slot = SLOTS[this.#draw(SLOTS.length)] ?? SLOTS[0];
    const key = `${slot.game} ${slot.options}`;
    const kept = this.#pages.get(key) ?? this.tables.kept.get(slot.game, slot.options);
    const how = this.#draw(12);
    if (how === 0) return this.#set();
    if (how === 1) return this.#openNamed();
    if (how === 2) return this.#dropNamed();
    if (!kept) return this.#deal(slot);
    this.#pages.set(key, kept);
    if (how === 3) return this.#finish(kept, 'won');
    if (how === 4) return this.#finish(kept, 'lost');
    if (how === 5) return this.#drop(kept);
    if (how === 6) return this.#name(kept);
    if (how === 7) {
      this.#park(kept);
      this.#ledger.left(kept);
      return this.#deal(slot);
    }
    // Only the clock goes on.
    if (how === 8) return this.#keep({ ...kept, clock: kept.clock + 10_000 });
    const next = { ...kept, moves: `${kept.moves} ${this.#unique()}`, at: kept.at + 1, moveCount: kept.moveCount + 1 };
    this.#ledger.left(kept);
    this.#lay(next);
  }

  #begin(): SharedExchange {
    return new SharedExchange({
      store: { open: () => ({ db: this.db, tables: this.tables }) },
      place: this.copy,
      isPlayable: () => true,
      merged: ({ changed }) => {
        for (const { game, options } of changed) this.#pages.delete(`${game} ${options}`);
      },
    });
  }

  #deal(slot: (typeof SLOTS)[number]): void {
    this.#lay(keptGame({ ...slot, deal: 1 + this.#draw(1000), begun: this.#now(), moves: this.#unique(), at: 1 }));
  }

  #lay(kept: KeptGame): void {
    this.#keep(kept);
    this.#ledger.record(kept, this.name);
  }

  #keep(kept: KeptGame): void {
    this.tables.kept.keep(kept);
    this.#pages.set(`${kept.game} ${kept.options}`, kept);
  }

  #finish(kept: KeptGame, outcome: Outcome): void {
    const result = { ...kept, outcome, ended: this.#now() };
    this.tables.record(result);
    this.#ledger.ended(result);
    this.#ledger.left(kept);
    this.#pages.delete(`${kept.game} ${kept.options}`);
  }

  #drop(kept: KeptGame): void {
    this.tables.kept.drop(kept.game, kept.options);
    this.#ledger.left(kept);
    this.#pages.delete(`${kept.game} ${kept.options}`);
  }

  #name(kept: KeptGame): void {
    const name = `Named ${this.#unique()}`;
    this.tables.named.keep(name, kept);
    this.#ledger.called({ name, kept }, this.name);
  }

  /** Puts a game aside for another one, as the page does. */
  #park(kept: KeptGame): void {
    const before = this.tables.named.list().length;
    const made = this.tables.named.get(this.tables.named.aside(`Parked ${kept.deal}`, kept));
    if (made && this.tables.named.list().length > before) this.#ledger.called(made, this.name);
  }

  /** Plays on with a named game; the game in its place goes aside, and the name goes. */
  #openNamed(): void {
    const row = this.#anyNamed();
    const named = row && this.tables.named.get(row.id);
    if (!named) return;
    const { kept } = named;
    const key = `${kept.game} ${kept.options}`;
    const own = this.#pages.get(key) ?? this.tables.kept.get(kept.game, kept.options);
    if (own) {
      this.#park(own);
      this.#ledger.left(own);
    }
    this.#lay({ ...kept, moves: `${kept.moves} ${this.#unique()}`, at: kept.at + 1 });
    this.tables.named.drop(row.id);
    this.#ledger.dropped(named);
  }

  #dropNamed(): void {
    const row = this.#anyNamed();
    const named = row && this.tables.named.get(row.id);
    if (!named) return;
    this.tables.named.drop(row.id);
    this.#ledger.dropped(named);
  }

  #anyNamed() {
    const list = this.tables.named.list();
    return list[this.#draw(Math.max(1, list.length))];
  }

  #set(): void {
    const settings = this.tables.settings.read();
    const own = `own-${this.name}-${this.#acts}`;
    this.tables.settings.change({
      theme: this.#draw(2) === 0 ? 'dark' : 'light',
      ownGames: { ...settings.ownGames, [own]: own },
      favourites: this.#draw(2) === 0 ? [...settings.favourites, own] : settings.favourites.slice(1),
      volume: this.#draw(10) / 10,
    });
    this.#ledger.made(own);
  }

  /** Returns a number that no other act has, written as moves. */
  #unique(): string {
    this.#acts += 1;
    return `${this.name === 'one' ? 1 : 2}${String(this.#acts).padStart(5, '0')}`;
  }

  #now(): number {
    return 1_790_000_000_000 + this.#fast + this.#acts * 1000;
  }
}
