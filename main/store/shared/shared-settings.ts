import type Database from 'better-sqlite3';
import * as v from 'valibot';
import { PICTURES } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';
import { picture } from '../../values/pictures.ts';
import { readableSettings } from '../tables/settings.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedFacts } from './shared-facts.ts';
import {
  isPicture,
  pathOfPicture,
  pictureAt,
  putTogether,
  settingOf,
  takeApart,
  type ValuesByPath,
} from './setting-paths.ts';

/**
 * The last change of a setting or of a part of one. `clock` is not a time: it counts the changes its machine knew of.
 */
export interface SharedSetting {
  readonly path: string;
  readonly clock: number;
  readonly machine: string;
  /** As JSON; '' for the usual value. */
  readonly value: string;
}

/** A database's settings as shared in a folder. */
export interface SharedSettings {
  /** Notes what was changed here. `joins`: settings that were never shared give way to the folder's. */
  note(machine: string, joins?: boolean): void;
  /** Merges the settings of others; returns whether a value changed. `show` applies it. */
  merge(theirs: readonly SharedSetting[]): boolean;
  /** Whether anything that was merged is not shown yet. Reads no picture. */
  readonly hasNews: boolean;
  /** Applies what was merged, after noting what was changed here meanwhile. */
  show(): void;
  /** Lists all settings without the pictures, or all pictures. */
  list(what: 'settings' | 'pictures'): readonly SharedSetting[];
  /** Marks all of them as changed by this machine at `clock`. */
  renew(machine: string, clock: number): void;
}

interface SettingRow extends SharedSetting {
  /** The value that was last applied to the setting here. */
  readonly shown: string;
}

/** The shared settings of a database; all functions but `list` run inside the caller's transaction. */
export function sharedSettings(db: Database.Database, { settings, pictures }: Tables): SharedSettings {
  const facts = sharedFacts(db);
  const rows = (): SettingRow[] => db.prepare<[], SettingRow>('SELECT * FROM shared_settings ORDER BY path').all();
  const put = (row: SettingRow): unknown =>
    db.prepare('INSERT OR REPLACE INTO shared_settings VALUES (@path, @clock, @machine, @value, @shown)').run(row);
  const clockNow = (): number => Number(facts.get('clock') ?? 0);
  const tick = (clock: number): void => facts.set('clock', `${Math.max(clock, clockNow())}`);
  const here = (): ValuesByPath => {
    const stored = db.prepare<[], { key: string; value: string }>('SELECT key, value FROM settings').all();
    const values = takeApart(readableSettings(stored));
    for (const name of PICTURES) {
      const webp = pictures.get(name);
      if (webp !== null) values.set(pathOfPicture(name), JSON.stringify(webp));
    }
    return values;
  };

  const note = (machine: string, joins = false): void => {
    const values = here();
    const before = new Map(rows().map((row) => [row.path, row]));
    const clock = joins ? 0 : clockNow() + 1;
    const changed = new Set([...values.keys(), ...before.keys()]);
    for (const path of changed) {
      const value = values.get(path) ?? '';
      if (value === (before.get(path)?.shown ?? '')) continue;
      put({ path, clock, machine, value, shown: value });
      tick(clock);
    }
  };
  const merge = (theirs: readonly SharedSetting[]): boolean => {
    const before = new Map(rows().map((row) => [row.path, row]));
    let isOther = false;
    for (const their of theirs) {
      const our = before.get(their.path);
      tick(their.clock);
      if (our && !isLater(their, our)) continue;
      isOther ||= their.value !== (our?.value ?? '');
      put({ ...their, shown: our?.shown ?? '' });
    }
    return isOther;
  };
  const news = db.prepare<[], number>('SELECT EXISTS (SELECT 1 FROM shared_settings WHERE value <> shown)').pluck();
  const show = (): void => {
    if (news.get() !== 1) return;
    note(facts.get('machine') ?? '');
    const values = here();
    const unseen = rows().filter(({ value, shown }) => value !== shown);
    for (const { path, value } of unseen) {
      if (value === '') values.delete(path);
      else values.set(path, value);
    }
    const whole = new Set(
      [...new Set(unseen.map(({ path }) => settingOf(path)))].filter(
        (key) => isPicture(`${key}/`) || showSetting(key, values),
      ),
    );
    for (const row of unseen.filter(({ path }) => whole.has(settingOf(path)))) {
      showPicture(row.path, row.value);
      put({ ...row, shown: row.value });
    }
  };
  /** Applies a setting; returns whether its value is valid. */
  const showSetting = (key: string, values: ValuesByPath): boolean => {
    const setting = putTogether(key, values);
    if (setting === 'usual') db.prepare('DELETE FROM settings WHERE key = ?').run(key);
    else if (setting) settings.change({ [key]: setting.value });
    return setting !== undefined;
  };
  const showPicture = (path: string, value: string): void => {
    const name = pictureAt(path);
    if (name === undefined) return;
    const webp = parseJson(value);
    if (v.is(picture, webp)) pictures.keep(name, webp);
    else pictures.drop(name);
  };
  return {
    note,
    merge,
    get hasNews() {
      return news.get() === 1;
    },
    show,
    list: (what) =>
      rows()
        .filter(({ path }) => isPicture(path) === (what === 'pictures'))
        .map(({ path, clock, machine, value }) => ({ path, clock, machine, value })),
    renew: (machine, clock) => {
      for (const row of rows()) put({ ...row, clock, machine });
      tick(clock);
    },
  };
}

/** Whether `a` wins over `b`: its machine knew of more changes, or of as many and has the higher name. */
const isLater = (a: SharedSetting, b: SharedSetting): boolean =>
  a.clock === b.clock ? a.machine > b.machine : a.clock > b.clock;
