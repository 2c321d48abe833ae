import type Database from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import type { ImportReport, KeptGame, NamedGame, OptionsKey, RecordedGame, Settings } from '../../preload/api.ts';
import type { Kept } from './kept.ts';
import type { Named } from './named.ts';
import { RESULT_COLUMNS, RESULT_VALUES, toResultRow } from './rows.ts';
import type { ResultRow } from './rows.ts';
import type { SettingsTable } from './settings.ts';
import type { Tallies } from './tallies.ts';

/** Something to take in, checked. */
export type Incoming =
  | { readonly kind: 'results'; readonly value: RecordedGame }
  | { readonly kind: 'kept'; readonly value: KeptGame }
  | { readonly kind: 'named'; readonly value: NamedGame }
  | { readonly kind: 'settings'; readonly value: Partial<Settings> };

/** How much of an import is new, and how much is here already. */
export type Counts = Pick<ImportReport, 'fresh' | 'known'>;

/** Games from a file: laid aside one by one, then taken in together. */
export interface Imports {
  /** Forgets what was laid aside. */
  clear(): void;
  /** Lays something aside that is new and has room. */
  add(incoming: Incoming, busy: Busy): Laid;
  /** Lays many aside in one go, which takes a fraction of the time. */
  together(work: () => void): void;
  /** How many are laid aside. */
  readonly size: number;
  /** How many results among them, each counted once. */
  readonly results: number;
  /** Takes in what is still new of it, all or nothing: since it was laid aside somebody may have played. */
  finish(busy: Busy): Counts;
}

/** Which kept games are being played just now. */
export type Busy = (game: string, options: OptionsKey) => boolean;

/** What came of something to lay aside. */
export type Laid = 'fresh' | 'known' | 'no-room';

export interface ImportTables {
  readonly kept: Kept;
  readonly named: Named;
  readonly settings: SettingsTable;
  readonly tallies: Tallies;
}

/** The same game, options, deal, beginning and end are the same result. */
const KNOWN = `EXISTS (
  SELECT 1 FROM results AS r WHERE r.game = s.game AND r.options = s.options AND r.ended = s.ended
    AND r.deal = s.deal AND r.begun = s.begun)`;

/** Laid aside on disk, in the database's temporary part: a million of them need no memory. */
const STAGE = `
  CREATE TEMP TABLE IF NOT EXISTS staged (${RESULT_COLUMNS},
    PRIMARY KEY (game, options, ended, deal, begun)) WITHOUT ROWID`;

export function importsOf(db: Database.Database, tables: ImportTables): Imports {
  db.exec(STAGE);
  const clearResults = db.prepare('DELETE FROM staged');
  const stage = db.prepare<ResultRow>(`INSERT OR IGNORE INTO staged (${RESULT_COLUMNS}) VALUES (${RESULT_VALUES})`);
  const known = db.prepare<Pick<ResultRow, 'game' | 'options' | 'ended' | 'deal' | 'begun'>, 0 | 1>(`
    SELECT ${KNOWN} FROM (SELECT @game AS game, @options AS options, @ended AS ended, @deal AS deal, @begun AS begun) AS s`);
  const take = db.prepare(`
    INSERT INTO results (${RESULT_COLUMNS})
    SELECT ${RESULT_COLUMNS} FROM staged AS s WHERE NOT ${KNOWN} ORDER BY ended, begun`);
  let others: Other[] = [];
  let counts = { fresh: 0, known: 0 };

  const layResult = (result: RecordedGame): Laid => {
    const row = toResultRow(result);
    return stage.run(row).changes > 0 && known.pluck().get(row) === 0 ? 'fresh' : 'known';
  };
  const layOther = (other: Other, busy: Busy): Laid => {
    if (!isNewOther(other, tables, busy)) return 'known';
    if (other.kind === 'named' && tables.named.room <= others.filter(({ kind }) => kind === 'named').length)
      return 'no-room';
    others.push(other);
    return 'fresh';
  };
  const finish = db.transaction((busy: Busy): number => {
    if (take.run().changes > 0) tables.tallies.recount();
    const fresh = others.filter((other) => isNewOther(other, tables, busy) && takeOther(other, tables));
    return fresh.length;
  });
  const clear = (): void => {
    clearResults.run();
    others = [];
    counts = { fresh: 0, known: 0 };
  };
  const countResults = db.prepare<[], number>('SELECT count(*) FROM staged').pluck();
  const together = db.transaction((work: () => void) => work());
  return {
    clear,
    together: (work) => together(work),
    get size() {
      return counts.fresh + counts.known;
    },
    get results() {
      return countResults.get() ?? 0;
    },
    add: (incoming, busy) => {
      const laid = incoming.kind === 'results' ? layResult(incoming.value) : layOther(incoming, busy);
      if (laid === 'fresh') counts = { ...counts, fresh: counts.fresh + 1 };
      if (laid === 'known') counts = { ...counts, known: counts.known + 1 };
      return laid;
    },
    finish: (busy) => {
      const late = others.length - finish.immediate(busy);
      const done = { fresh: counts.fresh - late, known: counts.known + late };
      clear();
      return done;
    },
  };
}

type Other = Exclude<Incoming, { kind: 'results' }>;

function isNewOther(other: Other, { kept, named }: ImportTables, busy: Busy): boolean {
  if (other.kind === 'settings') return true;
  if (other.kind === 'named') {
    const there = named.find(other.value.name);
    return there === null || !sameNamed(there, other.value);
  }
  const { game, options } = other.value;
  return !busy(game, options) && kept.get(game, options) === null;
}

const sameNamed = (a: NamedGame, b: NamedGame): boolean => a.name === b.name && isDeepStrictEqual(a.kept, b.kept);

/** Takes it in, and says so. */
function takeOther(other: Other, { kept, named, settings }: ImportTables): true {
  if (other.kind === 'kept') kept.keep(other.value);
  if (other.kind === 'settings') settings.change(other.value);
  if (other.kind === 'named') named.keep(named.freeName(other.value.name), other.value.kept, other.value.saved);
  return true;
}
