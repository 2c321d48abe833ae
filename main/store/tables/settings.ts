import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { Settings } from '../../../preload/api.ts';
import { SETTING_FIELDS, USUAL_SETTINGS } from '../../values/settings.ts';
import { parseJson } from '../../system/json.ts';

/** The settings, each under its key as JSON. */
export interface SettingsTable {
  /** Reads the settings; one that is missing or can't be read has its default value. */
  read(): Settings;
  /** Changes the given settings; returns all of them. */
  change(change: Partial<Settings>): Settings;
  /** Resets all settings but those that record play, such as favourites and milestones. */
  reset(): Settings;
}

/** The settings in a database. */
export function settingsTable(db: Database.Database): SettingsTable {
  const all = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings');
  const set = db.prepare<[string, string]>('INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)');
  const read = (): Settings => ({ ...USUAL_SETTINGS, ...readableSettings(all.all()) });
  const change = db.transaction((change: Partial<Settings>): Settings => {
    for (const [key, value] of Object.entries(change)) if (value !== undefined) set.run(key, JSON.stringify(value));
    return read();
  });
  const clear = db.prepare(
    "DELETE FROM settings WHERE key NOT IN ('favourites', 'recent', 'options', 'ownGames', 'metNames', 'ownNotes', 'ownOdds', 'wishes', 'milestonesTold', 'milestoneDays', 'puzzleRating', 'puzzlesSolved', 'puzzlesFailed', 'puzzlesHelped', 'race')",
  );
  const reset = (): Settings => {
    clear.run();
    return read();
  };
  return { read, change: (changed) => change.immediate(changed), reset };
}

/** Returns the settings whose rows hold valid values. */
export function readableSettings(rows: readonly { key: string; value: string }[]): Partial<Settings> {
  return Object.fromEntries(
    rows.flatMap(({ key, value }) => {
      const field = Object.entries(SETTING_FIELDS).find(([name]) => name === key)?.[1];
      const parsed = field && v.safeParse(field, parseJson(value));
      return parsed?.success ? [[key, parsed.output]] : [];
    }),
  );
}
