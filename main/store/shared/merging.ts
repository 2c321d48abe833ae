import type Database from 'better-sqlite3';
import type { KeptGame } from '../../../preload/api.ts';
import { wholeOptions } from '../tables/options-upgrade.ts';
import type { Tables } from '../tables/tables.ts';
import { notePlayed, type PlacedGame, showGames, type ShownGames } from './placed-games.ts';
import { newSharedName, sharedFacts } from './shared-facts.ts';
import { mergeGames, type SharedState, type SharedGames } from './shared-games.ts';
import { type SharedSetting, sharedSettings } from './shared-settings.ts';
import { type Writing, writingName, joinKnown, type KnownWritings } from './versions.ts';

/** The games file of one machine. */
export interface WrittenGames extends SharedGames {
  readonly key: string;
}

/** What was read of other machines' files, and of our own games file where there is one. */
export interface FoundShared {
  readonly own: WrittenGames | undefined;
  readonly games: readonly WrittenGames[];
  readonly settings: readonly (readonly SharedSetting[])[];
  /** Whether any other machine has written anything. */
  readonly others: boolean;
}

/** What a merge changed. */
export interface Merged {
  readonly changed: ShownGames['changed'];
  /** Whether a setting or a picture changed that is yet to be shown. */
  readonly settings: boolean;
}

/** Keys of our own writings to remember: a folder may return an older one than the last. */
const MAX_KEYS = 20;

/** A database that other machines' data is merged into. */
export interface Merging {
  readonly machine: string;
  /**
   * Merges all or nothing. Returns `rewound` instead where this database is an older copy, which begins as another
   * machine.
   */
  merge(found: FoundShared): Merged | 'rewound';
  /** Returns the games as of the last merge. */
  now(): SharedGames;
  /** Returns the same to be written, under a new key, which is remembered. */
  games(): WrittenGames;
  /** Whether this is the last that this machine wrote. */
  isLast(written: WrittenGames): boolean;
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
  const machineNow = (): string => facts.get('machine') ?? beMachine();
  const beMachine = (): string => {
    const machine = newSharedName();
    facts.set('machine', machine);
    facts.set('keys', undefined);
    return machine;
  };
  const knownNow = (): KnownWritings => JSON.parse(facts.get('known') ?? '{}') as KnownWritings;
  const keys = (): string[] => JSON.parse(facts.get('keys') ?? '[]') as string[];
  const read = (): PlacedGame[] =>
    db
      .prepare<[], GameRow>('SELECT * FROM shared_games ORDER BY machine, count')
      .all()
      .map(({ game, ...row }): PlacedGame => Object.assign(row, { kept: JSON.parse(game) as KeptGame }));
  const insert = db.prepare('INSERT INTO shared_games VALUES (@machine, @count, @name, @game, @place, @row, @shown)');
  const write = (before: readonly PlacedGame[], after: readonly PlacedGame[]): void => {
    const keysAfter = new Set(after.map(rowKey));
    const keysBefore = new Set(before.map(rowKey));
    const drop = db.prepare('DELETE FROM shared_games WHERE machine = ? AND count = ?');
    for (const state of before) if (!keysAfter.has(rowKey(state))) drop.run(state.machine, state.count);
    for (const { kept, ...state } of after)
      if (!keysBefore.has(rowKey(state))) insert.run({ ...state, game: JSON.stringify(kept) });
  };
  /** Returns a function that numbers this machine's writings, one higher at each call. */
  const counting = (machine: string): (() => Writing) => {
    return () => {
      const known = knownNow();
      const count = (known[machine] ?? 0) + 1;
      facts.set('known', JSON.stringify({ ...known, [machine]: count }));
      return { machine, count };
    };
  };

  const isRewound = (own: WrittenGames | undefined): boolean => own !== undefined && !keys().includes(own.key);

  /** Begins as another machine, and takes everything for written now: its player chose to go back to this copy. */
  const beginAgain = (found: FoundShared): void => {
    const before = read();
    const machine = beMachine();
    const next = counting(machine);
    write(
      before,
      before.map((state): PlacedGame => Object.assign({}, state, next())),
    );
    const clocks = found.settings.flat().map(({ clock }) => clock);
    settings.renew(machine, Math.max(0, ...clocks) + 1);
  };

  const merge = db.transaction((found: FoundShared): Merged | 'rewound' => {
    if (isRewound(found.own)) {
      beginAgain(found);
      return 'rewound';
    }
    const joins = facts.get('known') === undefined && found.others;
    const machine = machineNow();
    const before = read();
    const noted = notePlayed(before, tables, counting(machine));
    settings.note(machine, joins);
    let merged: SharedGames = { known: knownNow(), games: noted };
    for (const theirs of found.games) merged = mergeGames(merged, whole(theirs));
    const { placed, changed } = showGames(noted, merged.games, tables, isPlayable);
    facts.set('known', JSON.stringify(joinKnown(merged.known, knownNow())));
    write(before, placed);
    const others = found.settings.map((theirs) => settings.merge(theirs));
    return { changed, settings: others.includes(true) };
  });
  const now = (): SharedGames => ({ known: knownNow(), games: read().map(bare) });
  const games = db.transaction((): WrittenGames => {
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
    isLast: ({ key }) => keys().at(-1) === key,
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
    kept: { ...state.kept, options: wholeOptions(state.kept.game, state.kept.options) },
  })),
});
