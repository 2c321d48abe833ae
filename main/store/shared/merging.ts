import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { KeptGame } from '../../../preload/api.ts';
import { parseJson } from '../../system/json.ts';
import { keptGame } from '../../values/schemas.ts';
import { wholeOptions } from '../tables/options-upgrade.ts';
import type { Tables } from '../tables/tables.ts';
import { isOfOtherself, isToRenumber, knownToAnother } from './begin-again.ts';
import { mergeBelievable } from './believable.ts';
import { notePlayed, type PlacedGame, showGames, type ShownGames } from './placed-games.ts';
import { newSharedName, sharedFacts } from './shared-facts.ts';
import type { SharedState, SharedGames } from './shared-games.ts';
import { knownWritings, machineName, writtenKeys } from './shared-schemas.ts';
import { type SharedSetting, sharedSettings } from './shared-settings.ts';
import { type TakenFile, worstOf } from './taken-file.ts';
import { writingsOf, type KnownWritings, type Writing, writingName } from './versions.ts';

/** The games file of one machine. */
interface WrittenGames extends SharedGames {
  readonly key: string;
}

/** The contents of another machine's file, or of one of our own that was changed since we wrote it. */
export interface FoundShared {
  /** Our own games file. */
  readonly own?: WrittenGames;
  readonly games?: SharedGames;
  readonly settings?: readonly SharedSetting[];
  /** Whether our settings win over those, since this database has just begun as another machine. */
  readonly renews?: boolean;
  /** Whether any other machine has written anything. */
  readonly others: boolean;
}

/** The changes by a merge. */
export interface Merged {
  readonly changed: ShownGames['changed'];
  /** Whether a setting or a picture changed that is yet to be shown. */
  readonly settings: boolean;
  /** Games that are not shown until fewer have names. */
  readonly waiting: number;
  /** How much of the file was taken in. */
  readonly took: TakenFile;
}

/** The number of keys of our own writings to remember. A folder may return an older one than the last. */
const MAX_KEYS = 20;

/** A database that other machines' data is merged into. */
export interface Merging {
  readonly machine: string;
  /**
   * Merges all or nothing. Returns `rewound` instead where this database is an older copy, which begins as another
   * machine.
   */
  merge(found: FoundShared): Merged | 'rewound';
  /** Returns the games as of the last merge, as JSON writes them. */
  now(): object;
  /** Returns the same to be written, under a new key, which is remembered. */
  games(): object;
}

interface GameRow extends Writing {
  readonly name: string;
  readonly game: string;
  readonly place: PlacedGame['place'];
  readonly row: number;
  readonly shown: string;
}

/** Returns the merging of a database's games in progress and settings; `isPlayable`: this version knows the game. */
export function mergingOf(db: Database.Database, tables: Tables, isPlayable: (kept: KeptGame) => boolean): Merging {
  const facts = sharedFacts(db);
  const settings = sharedSettings(db, tables);
  const machineNow = (): string => {
    const name = facts.get('machine');
    return v.is(machineName, name) ? name : beMachine();
  };
  const beMachine = (): string => {
    const name = newSharedName();
    facts.set('machine', name);
    facts.set('keys', undefined);
    facts.forgetFiles();
    return name;
  };
  const knownNow = (): KnownWritings => facts.read('known', knownWritings) ?? new Map<string, number>();
  const setKnown = (known: KnownWritings): void => facts.set('known', JSON.stringify(Object.fromEntries(known)));
  const keys = (): readonly string[] => facts.read('keys', writtenKeys) ?? [];
  const all = db.prepare<[], GameRow>('SELECT * FROM shared_games ORDER BY machine, count');
  const dropRow = db.prepare<[string, number]>('DELETE FROM shared_games WHERE machine = ? AND count = ?');
  const read = (): PlacedGame[] =>
    all.all().flatMap(({ game, ...row }): PlacedGame[] => {
      const kept = v.safeParse(keptGame, parseJson(game));
      if (kept.success) return [Object.assign(row, { kept: kept.output })];
      // A row that was tampered with belongs to no game.
      dropRow.run(row.machine, row.count);
      return [];
    });
  const insert = db.prepare('INSERT INTO shared_games VALUES (@machine, @count, @name, @game, @place, @row, @shown)');
  const write = (before: readonly PlacedGame[], after: readonly PlacedGame[]): void => {
    const keysAfter = new Set(after.map(rowKey));
    const keysBefore = new Set(before.map(rowKey));
    for (const state of before) if (!keysAfter.has(rowKey(state))) dropRow.run(state.machine, state.count);
    for (const { kept, ...state } of after)
      if (!keysBefore.has(rowKey(state))) insert.run({ ...state, game: JSON.stringify(kept) });
  };
  /** Returns a function that numbers this machine's writings, one higher at each call. */
  const counting = (machine: string): (() => Writing) => {
    return () => {
      const known = knownNow();
      const count = writingsOf(known, machine) + 1;
      setKnown(new Map(known).set(machine, count));
      return { machine, count };
    };
  };

  /** Returns the file that shows that others write, or have written, under the name of this machine. */
  const otherself = ({ own, games }: FoundShared, ours: SharedGames, machine: string): SharedGames | undefined => {
    if (own && !keys().includes(own.key)) return own;
    return games && isOfOtherself(games, ours, machine) ? games : undefined;
  };

  /** Begins as another machine, whose player chose to have this copy. */
  const beginAgain = (before: readonly PlacedGame[], other: SharedGames): void => {
    const old = machineNow();
    const machine = beMachine();
    setKnown(knownToAnother({ known: knownNow(), games: before }, other, old));
    const next = counting(machine);
    write(
      before,
      before.map((state): PlacedGame => (isToRenumber(state, other, old) ? { ...state, ...next() } : state)),
    );
    settings.renew(machine, []);
  };

  const merge = db.transaction((found: FoundShared): Merged | 'rewound' => {
    const joins = facts.get('known') === undefined && found.others;
    const machine = machineNow();
    const before = read();
    const other = otherself(found, { known: knownNow(), games: before }, machine);
    if (other) {
      beginAgain(before, other);
      return 'rewound';
    }
    const noted = notePlayed(before, tables, counting(machine));
    settings.note(machine, joins);
    const ours: SharedGames = { known: knownNow(), games: noted };
    const { games, took } = found.games
      ? mergeBelievable(ours, whole(found.games), machine)
      : { games: ours, took: 'whole' as const };
    const { placed, changed, waiting } = showGames(noted, games.games, tables, isPlayable);
    setKnown(games.known);
    write(before, placed);
    const theirs = found.settings ?? [];
    if (found.renews) settings.renew(machine, theirs);
    const { changed: isOther, took: tookSettings } = settings.merge(theirs);
    return { changed, waiting, settings: isOther, took: worstOf([took, tookSettings]) };
  });
  const now = (): object => ({ known: Object.fromEntries(knownNow()), games: read().map(bare) });
  const games = db.transaction((): object => {
    const key = newSharedName();
    facts.set('keys', JSON.stringify([...keys(), key].slice(-MAX_KEYS)));
    return { key, ...now() };
  });
  return {
    get machine() {
      return machineNow();
    },
    merge: (found) => merge.immediate(found),
    now,
    games: () => games.immediate(),
  };
}

/** Identifies a row by all its columns but the game, which never changes. */
const rowKey = (state: Omit<PlacedGame, 'kept'>): string =>
  `${writingName(state)} ${state.place} ${state.row} ${state.shown}`;

const bare = ({ machine, count, name, kept }: SharedState): SharedState => ({ machine, count, name, kept });

/** Completes the keys of options, since an older version may know fewer options of a game. */
const whole = (theirs: SharedGames): SharedGames => ({
  ...theirs,
  games: theirs.games.map((state) => ({
    ...state,
    kept: { ...state.kept, options: wholeOptions(state.kept) },
  })),
});
