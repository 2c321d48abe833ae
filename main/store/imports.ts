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
  /** Lays something aside; gives whether it is new. `busy` says which kept games are being played just now. */
  add(incoming: Incoming, busy: (game: string, options: OptionsKey) => boolean): boolean;
  /** Lays many aside in one go, which takes a fraction of the time. */
  together(work: () => void): void;
  /** How many are laid aside. */
  readonly size: number;
  /** Takes in what is new of it, all or nothing. */
  finish(): Counts;
}

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
  let others: Exclude<Incoming, { kind: 'results' }>[] = [];
  let counts = { fresh: 0, known: 0 };

  const isNewResult = (result: RecordedGame): boolean => {
    const row = toResultRow(result);
    return stage.run(row).changes > 0 && known.pluck().get(row) === 0;
  };
  const isNew = (incoming: Incoming, busy: (game: string, options: OptionsKey) => boolean): boolean => {
    if (incoming.kind === 'results') return isNewResult(incoming.value);
    const fresh = isNewOther(incoming, tables, busy);
    if (fresh) others.push(incoming);
    return fresh;
  };
  const finish = db.transaction(() => {
    if (take.run().changes > 0) tables.tallies.recount();
    for (const other of others) takeOther(other, tables);
  });
  const clear = (): void => {
    clearResults.run();
    others = [];
    counts = { fresh: 0, known: 0 };
  };
  const together = db.transaction((work: () => void) => work());
  return {
    clear,
    together: (work) => together(work),
    get size() {
      return counts.fresh + counts.known;
    },
    add: (incoming, busy) => {
      const fresh = isNew(incoming, busy);
      counts = { fresh: counts.fresh + (fresh ? 1 : 0), known: counts.known + (fresh ? 0 : 1) };
      return fresh;
    },
    finish: () => {
      finish.immediate();
      const done = counts;
      clear();
      return done;
    },
  };
}

type Other = Exclude<Incoming, { kind: 'results' }>;

function isNewOther(other: Other, { kept, named }: ImportTables, busy: (game: string, options: OptionsKey) => boolean) {
  if (other.kind === 'settings') return true;
  if (other.kind === 'named') return !named.all().some((of) => sameNamed(of, other.value));
  const { game, options } = other.value;
  return !busy(game, options) && kept.get(game, options) === null;
}

const sameNamed = (a: NamedGame, b: NamedGame): boolean => a.name === b.name && isDeepStrictEqual(a.kept, b.kept);

function takeOther(other: Other, { kept, named, settings }: ImportTables): void {
  if (other.kind === 'kept') kept.keep(other.value);
  if (other.kind === 'settings') settings.change(other.value);
  if (other.kind === 'named') named.keep(named.freeName(other.value.name), other.value.kept, other.value.saved);
}
