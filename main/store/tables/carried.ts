import type Database from 'better-sqlite3';
import { type CarriedKey, type CarriedTotal, MAX_CARRIED, type NewCarried } from '../../../preload/api.ts';
import { Refused } from '../../system/refused.ts';

/** Totals of games played in other programs. */
export interface CarriedTable {
  /** Lists all totals by program, player, game and options. */
  list(): readonly CarriedTotal[];
  /** Returns the totals of this key; null where there are none. */
  find(key: CarriedKey): CarriedTotal | null;
  /** Stores totals that are imported now, in place of those with the same keys. @throws where there are too many. */
  keep(totals: readonly NewCarried[]): void;
  /** Stores totals of a file, unless those stored are as new; returns whether they were stored. */
  take(total: CarriedTotal): boolean;
  drop(keys: readonly CarriedKey[]): void;
  /** Drops the totals of one game or (null) all, as far as they are among these and have not been replaced since. */
  forget(game: string | null, before: readonly CarriedTotal[]): void;
  /** How many more there may be. */
  readonly room: number;
}

const COLUMNS = [
  'source',
  'player',
  'game',
  'options',
  'games',
  'played',
  'won',
  'longestWins',
  'longestLosses',
  'bestTime',
  'fewestMoves',
  'rules',
  'taken',
] as const satisfies readonly (keyof CarriedTotal)[];
/** The columns of a row, in the order of the table. */
export const CARRIED_COLUMNS: readonly string[] = COLUMNS;

const OF_KEY = 'source = @source AND player = @player AND game = @game AND options = @options';

/** The totals in a database; rarely used, so that no statement is prepared in advance. */
export function carriedTable(db: Database.Database, now: () => number): CarriedTable {
  const find = (key: CarriedKey): CarriedTotal | null =>
    db.prepare<CarriedKey, CarriedTotal>(`SELECT * FROM carried WHERE ${OF_KEY}`).get(key) ?? null;
  const room = (): number => MAX_CARRIED - Number(db.prepare('SELECT count(*) FROM carried').pluck().get());
  const put = (total: CarriedTotal): unknown =>
    db
      .prepare(`INSERT OR REPLACE INTO carried VALUES (${COLUMNS.map((column) => `@${column}`).join(', ')})`)
      .run(total);
  const drop = (key: CarriedKey): unknown => db.prepare(`DELETE FROM carried WHERE ${OF_KEY}`).run(key);
  const keep = db.transaction((totals: readonly NewCarried[]): void => {
    const taken = now();
    for (const total of totals) put({ ...total, taken });
    if (room() < 0) throw new Refused('failed', `There are ${MAX_CARRIED} totals already.`, { because: 'too-many' });
  });
  return {
    list: () => db.prepare<[], CarriedTotal>('SELECT * FROM carried ORDER BY source, player, game, options').all(),
    find,
    keep: (totals) => keep.immediate(totals),
    take: (total) => {
      const isNewer = total.taken > (find(total)?.taken ?? -1);
      if (isNewer) put(total);
      return isNewer;
    },
    drop: (keys) => db.transaction(() => keys.forEach(drop)).immediate(),
    forget: (game, before) => {
      for (const total of before)
        if ((game === null || total.game === game) && find(total)?.taken === total.taken) drop(total);
    },
    get room() {
      return room();
    },
  };
}
