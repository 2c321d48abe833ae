import type Database from 'better-sqlite3';
import { completeOptions, findGame } from '../../../engine/index.ts';
import type { OptionsKey } from '../../../preload/api.ts';
import type { KeptTable } from './kept.ts';
import type { NamedTable } from './named.ts';
import type { SettingsTable } from './settings.ts';
import { WHOLE_SCOPE } from '../statistics/scopes.ts';
import type { Tallies } from '../statistics/tallies.ts';

interface OlderKey {
  readonly game: string;
  /** The key in the rows. */
  readonly options: OptionsKey;
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
 * Moves rows under older, shorter keys, from before a game gained an option, to the complete keys. Where a game is in
 * progress under both, the older one is kept under a name. All or nothing.
 */
export function completeKeys(db: Database.Database, parts: UpgradedTables): void {
  const work = db.transaction(() => {
    for (const older of olderIn(db, 'kept')) renameKept(db, older, parts);
    rename(db, 'named', olderIn(db, 'named'));
    // Every key among the results is in the tallies too, which are short.
    const results = olderIn(db, 'tallies');
    rename(db, 'results', results);
    if (results.length > 0) parts.tallies.recount();
    completeSettings(parts.settings);
  });
  work.immediate();
}

/** Returns the complete key; an unknown one unchanged. */
export function wholeOptions(game: string, options: OptionsKey): OptionsKey {
  const found = findGame(game);
  return (found && completeOptions(found, options)) ?? options;
}

function olderIn(db: Database.Database, table: 'kept' | 'named' | 'tallies'): OlderKey[] {
  const keys = db
    .prepare<[string], Omit<OlderKey, 'whole'>>(`SELECT DISTINCT game, options FROM ${table} WHERE options <> ?`)
    .all(WHOLE_SCOPE.options);
  return keys
    .map(({ game, options }) => ({ game, options, whole: wholeOptions(game, options) }))
    .filter(({ options, whole }) => whole !== options);
}

function rename(db: Database.Database, table: 'kept' | 'named' | 'results', olders: readonly OlderKey[]): void {
  const update = db.prepare<OlderKey>(`UPDATE ${table} SET options = @whole WHERE game = @game AND options = @options`);
  for (const older of olders) update.run(older);
}

function renameKept(db: Database.Database, older: OlderKey, { kept, named }: UpgradedTables): void {
  const { game, options, whole } = older;
  const before = kept.get(game, options);
  if (before === null || kept.get(game, whole) === null) return rename(db, 'kept', [older]);
  named.keepBeside(`${findGame(game)?.name ?? game} ${before.deal}`, { ...before, options: whole });
  return kept.drop(game, options);
}

function completeSettings(settings: SettingsTable): void {
  const { options } = settings.read();
  const whole = Object.fromEntries(Object.entries(options).map(([game, key]) => [game, wholeOptions(game, key)]));
  if (Object.entries(options).some(([game, key]) => whole[game] !== key)) settings.change({ options: whole });
}
