import Database from 'better-sqlite3';
import type { KeptGame, Settings } from '../../../../preload/api.ts';
import { makeSchema } from '../../../../main/store/schema/schema.ts';
import { type ExchangeRound, SharedExchange } from '../../../../main/store/shared/exchange.ts';
import { sharedFacts } from '../../../../main/store/shared/shared-facts.ts';
import type { SharedPlace } from '../../../../main/store/shared/shared-place.ts';
import { sharedSettings } from '../../../../main/store/shared/shared-settings.ts';
import { type Tables, tablesOf } from '../../../../main/store/tables/tables.ts';
import { keptGame } from '../games.ts';

/** A folder in memory, which all stores see alike. */
export class MemoryPlace implements SharedPlace {
  readonly files = new Map<string, string>();
  /** The names of the files that were read. */
  readonly reads: string[] = [];
  /** The name of a file that can't be read. */
  unreadable: string | undefined;
  onRead: () => unknown = () => {};

  async list(): Promise<ReadonlyMap<string, string>> {
    return new Map([...this.files].map(([name, text]) => [name, markOf(text)]));
  }

  async read(name: string): Promise<string | undefined> {
    this.reads.push(name);
    this.onRead();
    if (name === this.unreadable) return undefined;
    return this.files.get(name) ?? '';
  }

  async write(name: string, text: string): Promise<string> {
    this.files.set(name, text);
    return markOf(text);
  }

  async remove(name: string): Promise<void> {
    this.files.delete(name);
  }
}

const markOf = (text: string): string => `${text.length} ${text.slice(0, 90)}`;

/** A store in memory that shares a place. */
export interface Sharing {
  readonly db: Database.Database;
  readonly tables: Tables;
  /** The ids of the games on the table that merges have changed. */
  readonly changed: readonly string[];
  /** Makes one round of the exchange. */
  readonly look: () => Promise<ExchangeRound>;
  /** Reads the settings, as a page does. */
  readonly read: () => Settings;
  readonly machine: () => string;
}

/** Opens a store in memory that shares that place, from the image of a database if one is given. */
export function sharing(
  place: SharedPlace,
  { image, knows = () => true }: { image?: Buffer; knows?: (kept: KeptGame) => boolean } = {},
): Sharing {
  const db = image ? new Database(image) : new Database(':memory:');
  makeSchema(db);
  const tables = tablesOf(db, () => 1_790_000_000_000);
  const changed: string[] = [];
  const exchange = new SharedExchange({
    store: { open: () => ({ db, tables }) },
    place,
    isPlayable: knows,
    merged: (merged) => changed.push(...merged.changed.map(({ game }) => game)),
  });
  const read = () => {
    db.transaction(() => sharedSettings(db, tables).show()).immediate();
    return tables.settings.read();
  };
  const machine = () => sharedFacts(db).get('machine') ?? '';
  return { db, tables, changed, read, machine, look: () => exchange.round() };
}

/** Opens two stores with the same game, which one of them began. */
export async function two(
  place = new MemoryPlace(),
): Promise<{ readonly place: MemoryPlace; readonly one: Sharing; readonly other: Sharing }> {
  const [one, other] = [sharing(place), sharing(place)];
  one.tables.kept.keep(keptGame());
  await one.look();
  await other.look();
  return { place, one, other };
}
