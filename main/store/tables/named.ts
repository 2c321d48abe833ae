import type Database from 'better-sqlite3';
import { type KeptGame, MAX_NAME_LETTERS, MAX_NAMED, type NamedGame, type NamedSummary } from '../../../preload/api.ts';
import { Failure } from '../../system/failure.ts';
import { fromRow, GAME_COLUMNS, GAME_VALUES, toRow, type GameRow } from './rows.ts';

/** Games kept under names, which are case-insensitive. */
export interface NamedTable {
  /** Lists them, the last saved first. */
  list(): readonly NamedSummary[];
  /** Returns all of them, with their moves. */
  all(): readonly NamedGame[];
  get(id: number): NamedGame | null;
  /** Returns the game of that name. */
  find(name: string): NamedGame | null;
  /** How many more may have a name. */
  readonly room: number;
  /** Keeps a game in place of one with that name; returns its number. Throws when there are too many already. */
  keep(name: string, kept: KeptGame, saved?: number): number;
  /**
   * Keeps a game under that name, with a number appended when it is taken; returns its number. Ignores the limit unless
   * `room` says how many more there may be: a game saved without being asked for must not fail or be lost.
   */
  keepBeside(name: string, kept: KeptGame, saved?: number, room?: number): number;
  /** Keeps a game under a free name, unless the same position has a name already; returns the number of either. */
  aside(name: string, kept: KeptGame): number;
  /** Renames a game; returns whether the name was free. */
  rename(id: number, name: string): boolean;
  drop(id: number): void;
}

interface NamedRow extends GameRow {
  readonly name: string;
  readonly saved: number;
}

const SELECT_NAMED = `SELECT name, saved, ${GAME_COLUMNS} FROM named`;

/** The named games in a database; `now` returns milliseconds since 1970. */
export function namedTable(db: Database.Database, now: () => number): NamedTable {
  const list = db.prepare<[], NamedSummary>(`
    SELECT id, name, game, options, deal, cards, moveCount, clock, saved FROM named ORDER BY saved DESC, id DESC`);
  const all = db.prepare<[], NamedRow>(`${SELECT_NAMED} ORDER BY saved, id`);
  const get = db.prepare<[number], NamedRow>(`${SELECT_NAMED} WHERE id = ?`);
  const find = db.prepare<[string], NamedRow>(`${SELECT_NAMED} WHERE name = ?`);
  const idOf = db.prepare<[string], number>('SELECT id FROM named WHERE name = ?').pluck();
  const count = db.prepare<[], number>('SELECT count(*) FROM named').pluck();
  const room = (): number => MAX_NAMED - (count.get() ?? 0);
  const keep = db.prepare<NamedRow & { id: number | null }>(`
    INSERT OR REPLACE INTO named (id, name, saved, ${GAME_COLUMNS}) VALUES (@id, @name, @saved, ${GAME_VALUES})`);
  const samePosition = db
    .prepare<[GameRow], number>(`
      SELECT id FROM named WHERE game = @game AND options = @options AND deal = @deal AND cards = @cards
      AND begun = @begun AND moves = @moves AND at = @at`)
    .pluck();
  const rename = db.prepare<[string, number]>('UPDATE OR IGNORE named SET name = ? WHERE id = ?');
  const drop = db.prepare<[number]>('DELETE FROM named WHERE id = ?');
  const keepAs = (name: string, kept: KeptGame, saved = now()): number => {
    const id = idOf.get(name) ?? null;
    if (id === null && room() <= 0) throw tooMany();
    return Number(keep.run({ id, name, saved, ...toRow(kept) }).lastInsertRowid);
  };
  /** Returns the name, with a number appended when it is taken, found in few steps however many have that name. */
  const freeName = (name: string): string => {
    const copy = (number: number): string => (number === 1 ? name : `${shortened(name)} (${number})`);
    let [taken, free] = [0, 1];
    while (idOf.get(copy(free)) !== undefined) [taken, free] = [free, 2 * free];
    while (free - taken > 1) {
      const between = Math.floor((taken + free) / 2);
      if (idOf.get(copy(between)) === undefined) free = between;
      else taken = between;
    }
    return copy(free);
  };
  return {
    list: () => list.all(),
    all: () => all.all().map(gameOf),
    get: (id) => {
      const row = get.get(id);
      return row ? gameOf(row) : null;
    },
    find: (name) => {
      const row = find.get(name);
      return row ? gameOf(row) : null;
    },
    get room() {
      return room();
    },
    keep: keepAs,
    aside: (name, kept) => samePosition.get(toRow(kept)) ?? keepAs(freeName(name), kept),
    rename: (id, name) => [undefined, id].includes(idOf.get(name)) && rename.run(name, id).changes > 0,
    drop: (id) => void drop.run(id),
    keepBeside: (name, kept, saved = now(), most = Infinity) => {
      if (most <= 0) throw tooMany();
      return Number(keep.run({ id: null, name: freeName(name), saved, ...toRow(kept) }).lastInsertRowid);
    },
  };
}

/** Returns a name that has room for a number; a letter of two halves is not cut in two. */
const shortened = (name: string): string => name.slice(0, MAX_NAME_LETTERS - 8).replace(/[\ud800-\udbff]$/, '');

const tooMany = (): Failure =>
  new Failure(`${MAX_NAMED} games have names already`, { because: 'names', count: MAX_NAMED });

function gameOf({ name, saved, ...row }: NamedRow): NamedGame {
  return { name, saved, kept: fromRow(row) };
}
