import type Database from 'better-sqlite3';
import { type KeptGame, LONGEST_NAME, MAX_NAMED, type NamedGame, type NamedSummary } from '../../../preload/api.ts';
import { Failure } from '../../system/failure.ts';
import { fromRow, GAME_COLUMNS, GAME_VALUES, toRow, type GameRow } from './rows.ts';

/** Games kept under a name; small and capital letters make no other name. */
export interface NamedTable {
  /** The last named first. */
  list(): readonly NamedSummary[];
  /** All of them, whole. */
  all(): readonly NamedGame[];
  get(id: number): NamedGame | null;
  /** The game of that name. */
  find(name: string): NamedGame | null;
  /** How many more may have a name. */
  readonly room: number;
  /** In place of what has that name; gives its number. Throws when there are too many already. */
  keep(name: string, kept: KeptGame, saved?: number): number;
  /**
   * Under that name, with a number behind it when it is taken, however many there are unless `room` says how many more
   * may be: what nobody has asked for must not be lost, nor fail. Gives its number.
   */
  keepBeside(name: string, kept: KeptGame, saved?: number, room?: number): number;
  /** Under a name that no game has; a position that has a name already gets no other. Gives its number. */
  aside(name: string, kept: KeptGame): number;
  /** Whether the name was free. */
  rename(id: number, name: string): boolean;
  drop(id: number): void;
}

interface NamedRow extends GameRow {
  readonly name: string;
  readonly saved: number;
}

const WHOLE = `SELECT name, saved, ${GAME_COLUMNS} FROM named`;

/** The named games in a database; `now` gives milliseconds since 1970. */
export function namedTable(db: Database.Database, now: () => number): NamedTable {
  const list = db.prepare<[], NamedSummary>(`
    SELECT id, name, game, options, deal, cards, moveCount, clock, saved FROM named ORDER BY saved DESC, id DESC`);
  const all = db.prepare<[], NamedRow>(`${WHOLE} ORDER BY saved, id`);
  const get = db.prepare<[number], NamedRow>(`${WHOLE} WHERE id = ?`);
  const find = db.prepare<[string], NamedRow>(`${WHOLE} WHERE name = ?`);
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
  /** The name itself, or with a number behind it when it is taken. */
  const freeName = (name: string): string => {
    for (let copy = 1; ; copy += 1) {
      const tried = copy === 1 ? name : `${name.slice(0, LONGEST_NAME - 8)} (${copy})`;
      if (idOf.get(tried) === undefined) return tried;
    }
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

const tooMany = (): Failure =>
  new Failure(`${MAX_NAMED} games have names already`, { because: 'names', count: MAX_NAMED });

function gameOf({ name, saved, ...row }: NamedRow): NamedGame {
  return { name, saved, kept: fromRow(row) };
}
