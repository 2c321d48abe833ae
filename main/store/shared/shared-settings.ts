import type Database from 'better-sqlite3';
import { PICTURES } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';
import { readableSettings } from '../tables/settings.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedFacts } from './shared-facts.ts';
import { type TakenFile, worstOf } from './taken-file.ts';
import { MOST_AHEAD, MOST_CAUGHT_UP } from './versions.ts';
import {
  isPicture,
  isUsable,
  mostParts,
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
  /** As JSON; '' for the default value. */
  readonly value: string;
}

/** A database's settings as shared in a folder. */
export interface SharedSettings {
  /** Notes what was changed here. `joins`: settings that were never shared give way to the folder's. */
  note(machine: string, joins?: boolean): void;
  /** Merges the settings of another machine; `show` applies them. */
  merge(theirs: readonly SharedSetting[]): MergedSettings;
  /** Whether anything that was merged is not shown yet. Reads no picture. */
  readonly hasNews: boolean;
  /** Applies the merged settings, after noting the changes made here in the meantime. */
  show(): void;
  /** Lists all settings without the pictures, or all pictures. */
  list(what: 'settings' | 'pictures'): readonly SharedSetting[];
  /** Marks all of them as changed by this machine after those of another one. */
  renew(machine: string, theirs: readonly SharedSetting[]): void;
}

/** The results of a merge of settings. */
interface MergedSettings {
  /** Whether a value changed. */
  readonly changed: boolean;
  readonly took: TakenFile;
}

interface SettingRow extends SharedSetting {
  /** The value that was last applied to the setting here. */
  readonly shown: string;
}

/** The shared settings of a database; all functions but `list` run inside the caller's transaction. */
export function sharedSettings(db: Database.Database, { settings, pictures }: Tables): SharedSettings {
  const facts = sharedFacts(db);
  const all = db.prepare<[], SettingRow>('SELECT * FROM shared_settings ORDER BY path');
  const rows = (): SettingRow[] => all.all().map((row) => Object.assign(row, { clock: soundClock(row.clock) }));
  const put = (row: SettingRow): unknown =>
    db.prepare('INSERT OR REPLACE INTO shared_settings VALUES (@path, @clock, @machine, @value, @shown)').run(row);
  const drop = (path: string): unknown => db.prepare('DELETE FROM shared_settings WHERE path = ?').run(path);
  const clockNow = (): number => soundClock(Number(facts.get('clock') ?? 0));
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
  const merge = (theirs: readonly SharedSetting[]): MergedSettings => {
    if (theirs.length === 0) return { changed: false, took: 'whole' };
    const before = new Map(rows().map((row) => [row.path, row]));
    const parts = new Map<string, number>();
    const count = (path: string): unknown => parts.set(settingOf(path), (parts.get(settingOf(path)) ?? 0) + 1);
    for (const path of before.keys()) count(path);
    const isRoom = (path: string): boolean => (parts.get(settingOf(path)) ?? 0) < mostParts(settingOf(path));
    const most = clockNow() + MOST_AHEAD;
    let changed = false;
    const take = (their: SharedSetting): TakenFile => {
      const our = before.get(their.path);
      if (their.clock > most + MOST_CAUGHT_UP) return 'partly';
      tick(Math.min(their.clock, most));
      if (their.clock > most) return 'later';
      if (our && !isLater(their, our)) return 'whole';
      if (!(our || isRoom(their.path)) || !isUsable(their.path, their.value)) return 'partly';
      if (!our) count(their.path);
      changed ||= their.value !== (our?.value ?? '');
      const row = { ...their, shown: our?.shown ?? '' };
      before.set(their.path, row);
      put(row);
      return 'whole';
    };
    const took = worstOf(theirs.map(take));
    return { changed, took };
  };
  const news = db.prepare<[], number>('SELECT EXISTS (SELECT 1 FROM shared_settings WHERE value <> shown)').pluck();
  const show = (): void => {
    if (news.get() !== 1) return;
    note(facts.get('machine') ?? '');
    const values = here();
    const unseen = rows().filter(({ value, shown }) => value !== shown);
    const usable = unseen.filter(({ path, value }) => {
      const is = isUsable(path, value);
      // A row may be of another version, or tampered with.
      if (!is) drop(path);
      return is;
    });
    for (const { path, value } of usable) {
      if (value === '') values.delete(path);
      else values.set(path, value);
    }
    const shown = new Map(
      [...new Set(usable.map(({ path }) => settingOf(path)))].map((key) => [key, showSetting(key, values)] as const),
    );
    for (const row of usable) {
      const isThere = shown.get(settingOf(row.path))?.has(row.path);
      if (isPicture(row.path)) showPicture(row.path, row.value);
      else if (isThere !== (row.value !== '')) continue;
      put({ ...row, shown: row.value });
    }
  };
  /** Applies a setting, as much of it as there may be; returns the paths that it has now. */
  const showSetting = (key: string, values: ValuesByPath): ReadonlySet<string> => {
    const setting = putTogether(key, values);
    if (setting === 'usual') db.prepare('DELETE FROM settings WHERE key = ?').run(key);
    else if (setting) settings.change({ [key]: setting.value });
    return new Set(setting && setting !== 'usual' ? takeApart({ [key]: setting.value }).keys() : []);
  };
  const showPicture = (path: string, value: string): void => {
    const name = pictureAt(path);
    if (name === undefined) return;
    const webp = parseJson(value);
    if (typeof webp === 'string') pictures.keep(name, webp);
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
    renew: (machine, theirs) => {
      const most = clockNow() + MOST_AHEAD;
      const clocks = theirs.map(({ clock }) => clock).filter((clock) => clock < most);
      const clock = clocks.reduce((one, other) => Math.max(one, other), clockNow()) + 1;
      for (const row of rows()) put({ ...row, clock, machine });
      tick(clock);
    },
  };
}

/** The highest clock that is possible. A higher one was tampered with. */
const MAX_CLOCK = 2 ** 50;

/** Returns a clock as read from the database: one that can't be gives way to any other. */
const soundClock = (clock: number): number =>
  Number.isSafeInteger(clock) && clock >= 0 && clock <= MAX_CLOCK ? clock : 0;

/** Whether `a` wins over `b`: its machine knew of more changes, or of as many and has the higher name. */
const isLater = (a: SharedSetting, b: SharedSetting): boolean =>
  a.clock === b.clock ? a.machine > b.machine : a.clock > b.clock;
