import type Database from 'better-sqlite3';
import { completeOptions, findGame, games, optionsBegun } from '../../../engine/rules.ts';
import type { KeptGame, OptionsKey } from '../../../preload/api.ts';
import type { KeptTable } from './kept.ts';
import type { NamedTable } from './named.ts';
import type { SettingsTable } from './settings.ts';
import { WHOLE_SCOPE } from '../statistics/scopes.ts';
import type { Tallies } from '../statistics/tallies.ts';

interface OlderKey {
  readonly game: string;
  /** The key in the rows. */
  readonly options: OptionsKey;
  /** The version of the rules in the rows; null for any. */
  readonly rules: number | null;
  /** The complete key. */
  readonly whole: OptionsKey;
}

/** The tables that hold keys of options. */
export interface UpgradedTables {
  readonly kept: KeptTable;
  readonly named: NamedTable;
  readonly settings: SettingsTable;
  readonly tallies: Tallies;
}

/**
 * Moves rows under older, shorter keys, from before a game gained an option, to the complete keys. Rows of games begun
 * under earlier rules get the keys under which these games continue. If there is a game in progress under both keys,
 * the older one is kept under a name. All or nothing.
 */
export function completeKeys(db: Database.Database, parts: UpgradedTables): void {
  const work = db.transaction(() => {
    for (const older of olderIn(db, 'kept')) renameKept(db, older, parts);
    rename(db, 'named', olderIn(db, 'named'));
    // Every key among the results is in the tallies too, which are short; but those do not say which rules held.
    const ruled = rename(db, 'results', ruledBefore(db));
    const tallied = rename(db, 'results', olderTallies(db));
    if (ruled + tallied > 0) parts.tallies.recount();
    completeSettings(parts.settings);
  });
  work.immediate();
}

/** Returns the complete key under which a game continues; an unknown one unchanged. */
export function wholeOptions({ game, options, rules }: Pick<KeptGame, 'game' | 'options' | 'rules'>): OptionsKey {
  const found = findGame(game);
  return (found && optionsBegun(found, { options, rules })) ?? options;
}

/** Returns the complete key of another program's totals; an unknown one and '' (all options together) unchanged. */
export function wholeCarried({ game, options }: Pick<KeptGame, 'game' | 'options'>): OptionsKey {
  const found = options === '' ? undefined : findGame(game);
  return (found && completeOptions(found, options)) ?? options;
}

type Row = Pick<KeptGame, 'game' | 'options' | 'rules'>;

const olderAmong = (rows: readonly Row[]): OlderKey[] =>
  rows.map((row) => ({ ...row, whole: wholeOptions(row) })).filter(({ options, whole }) => whole !== options);

const olderIn = (db: Database.Database, table: 'kept' | 'named'): OlderKey[] =>
  olderAmong(db.prepare<[], Row>(`SELECT DISTINCT game, options, rules FROM ${table}`).all());

/** Returns the keys of results of games whose rules have changed since. */
function ruledBefore(db: Database.Database): OlderKey[] {
  const rows = db.prepare<[string, number], Row>(
    'SELECT DISTINCT game, options, rules FROM results WHERE game = ? AND rules < ?',
  );
  const changed = games.filter(({ earlier }) => earlier !== undefined);
  return olderAmong(changed.flatMap(({ id, version }) => rows.all(id, version)));
}

/** Returns the other older keys among the results. */
function olderTallies(db: Database.Database): OlderKey[] {
  const rows = db
    .prepare<[string], Omit<Row, 'rules'>>('SELECT DISTINCT game, options FROM tallies WHERE options <> ?')
    .all(WHOLE_SCOPE.options);
  const asNow = rows.map(({ game, options }) => ({ game, options, rules: findGame(game)?.version ?? 0 }));
  return olderAmong(asNow).map(({ game, options, whole }) => ({ game, options, whole, rules: null }));
}

/** Moves rows to their complete keys; returns how many keys there were. */
function rename(db: Database.Database, table: 'kept' | 'named' | 'results', olders: readonly OlderKey[]): number {
  const update = db.prepare<OlderKey>(
    `UPDATE ${table} SET options = @whole WHERE game = @game AND options = @options AND rules = ifnull(@rules, rules)`,
  );
  for (const older of olders) update.run(older);
  return olders.length;
}

function renameKept(db: Database.Database, older: OlderKey, { kept, named }: UpgradedTables): void {
  const { game, options, whole } = older;
  const before = kept.get(game, options);
  if (before === null || kept.get(game, whole) === null) return void rename(db, 'kept', [older]);
  named.keepBeside(`${findGame(game)?.name ?? game} ${before.deal}`, { ...before, options: whole });
  return kept.drop(game, options);
}

/** Settings name the options of the next deal, which follows the present rules. */
function completeSettings(settings: SettingsTable): void {
  const { options } = settings.read();
  const whole = Object.fromEntries(Object.entries(options).map(([game, key]) => [game, completeKey(game, key)]));
  if (Object.entries(options).some(([game, key]) => whole[game] !== key)) settings.change({ options: whole });
}

function completeKey(game: string, options: OptionsKey): OptionsKey {
  const found = findGame(game);
  return (found && completeOptions(found, options)) ?? options;
}
