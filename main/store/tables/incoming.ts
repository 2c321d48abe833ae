import type Database from 'better-sqlite3';
import { isDeepStrictEqual } from 'node:util';
import type {
  CarriedTotal,
  ExportedGame,
  ImportReport,
  KeptGame,
  NamedGame,
  OptionsKey,
  OwnPicture,
  Settings,
} from '../../../preload/api.ts';
import type { CardSetsTable, SetRow } from './card-sets.ts';
import type { CarriedTable } from './carried.ts';
import type { KeptTable } from './kept.ts';
import type { NamedTable } from './named.ts';
import type { PicturesTable } from './pictures.ts';
import { type ExportedRow, RESULT_COLUMNS, RESULT_VALUES, toResultRow, type ResultRow } from './rows.ts';
import type { SettingsTable } from './settings.ts';
import { stageAt } from './stage.ts';
import type { Tallies } from '../statistics/tallies.ts';

/** A checked item of an import. */
export type Incoming =
  | { readonly kind: 'results'; readonly value: ExportedGame }
  | { readonly kind: 'kept'; readonly value: KeptGame }
  | { readonly kind: 'named'; readonly value: NamedGame }
  | { readonly kind: 'settings'; readonly value: Partial<Settings> }
  | { readonly kind: 'pictures'; readonly value: OwnPicture | SetRow }
  | { readonly kind: 'carried'; readonly value: CarriedTotal };

/** How much of an import is new, and how much is here already. */
export type Counts = Pick<ImportReport, 'fresh' | 'known'>;

/** An import: items are staged one by one, then taken in together. */
export interface IncomingRows {
  /** Drops what was staged. */
  clear(): void;
  /** Stages an item that is new and has room; `room`: how many more games may have names. */
  add(incoming: Incoming, busy: Busy, room?: number): StageOutcome;
  /** Stages many items in one transaction, which takes a fraction of the time. */
  together(work: () => void): void;
  /** Items added so far, new or known. */
  readonly size: number;
  /** Staged results, each counted once. */
  readonly results: number;
  /** Closes the file they are staged in, for another thread to read. */
  release(): void;
  /** Takes everything but the results into these tables, as far as it is still new; returns how many items. */
  takeOthers(tables: ImportTables, busy: Busy): number;
  /**
   * Returns the final counts once this many results and other items were taken in: the player may have played since
   * they were staged.
   */
  countsOf(results: number, others: number): Counts;
  /** Stores all rows that are still new, all or nothing, and drops the rest. */
  finish(busy: Busy): Counts;
}

/** Whether a kept game is being played right now. */
export type Busy = (game: string, options: OptionsKey) => boolean;

/** What became of an item to stage. */
type StageOutcome = 'fresh' | 'known' | 'no-room';

/** The tables that an import writes to. */
export interface ImportTables {
  readonly carried: CarriedTable;
  readonly kept: KeptTable;
  readonly named: NamedTable;
  readonly settings: SettingsTable;
  readonly pictures: PicturesTable;
  readonly sets: CardSetsTable;
  readonly tallies: Tallies;
}

/** The same game, options, deal, beginning and end are the same result. */
const KNOWN_QUERY = `
  SELECT EXISTS (SELECT 1 FROM results WHERE game = @game AND options = @options AND ended = @ended AND deal = @deal AND begun = @begun)`;

/** Returns a check whether a result is recorded already. */
function knownIn(db: Database.Database): (row: ResultRow) => boolean {
  const known = db.prepare<ResultRow, 0 | 1>(KNOWN_QUERY).pluck();
  return (row) => known.get(row) === 1;
}

/** Keeps how the puzzle of a result was answered, where that is not known yet. */
function answersIn(db: Database.Database): (row: ExportedRow) => void {
  const keep = db.prepare<ExportedRow>(`
    INSERT INTO own_puzzles (result, puzzle, answer)
    SELECT id, @puzzle, @answer FROM results
    WHERE game = @game AND options = @options AND ended = @ended AND deal = @deal AND begun = @begun
    ON CONFLICT (result) DO UPDATE SET puzzle = @puzzle, answer = @answer WHERE answer = 'open'`);
  return (row) => {
    if (row.puzzle !== null) keep.run(row);
  };
}

/**
 * Records the results that are not there yet, without counting them in the tallies, inside the caller's transaction;
 * returns how many.
 */
export function takeResults(db: Database.Database, rows: Iterable<ExportedRow>): number {
  const known = knownIn(db);
  const insert = db.prepare<ResultRow>(`INSERT INTO results (${RESULT_COLUMNS}) VALUES (${RESULT_VALUES})`);
  const answer = answersIn(db);
  let taken = 0;
  for (const row of rows) {
    if (!known(row)) {
      insert.run(row);
      taken += 1;
    }
    answer(row);
  }
  return taken;
}

/**
 * Stages and takes in imports. `stagePath`: the file that results are staged in; '' where no other thread reads them.
 */
export function incomingRows(db: Database.Database, tables: ImportTables, stagePath: string): IncomingRows {
  const stage = stageAt(stagePath);
  const known = knownIn(db);
  let others: Other[] = [];
  let counts = { fresh: 0, known: 0 };
  let results = 0;
  /** Whether anything was staged beyond the limit on named games. */
  let overLimit = false;

  const stageResult = (result: ExportedGame): StageOutcome => {
    if (!stage.add(result)) return 'known';
    results += 1;
    return known(toResultRow(result)) ? 'known' : 'fresh';
  };
  const stageOther = (other: Other, busy: Busy, room: number): StageOutcome => {
    if (!isNewOther(other, tables, busy)) return 'known';
    if (other.kind === 'named' && room <= others.filter(({ kind }) => kind === 'named').length) return 'no-room';
    if (other.kind === 'carried' && tables.carried.room <= others.filter(({ kind }) => kind === 'carried').length)
      return 'no-room';
    if (isAboutSet(other) && tables.sets.room <= others.filter(isAboutSet).length) return 'no-room';
    others.push(other);
    return 'fresh';
  };
  const takeOthers = (into: ImportTables, busy: Busy): number =>
    others.filter((other) => isNewOther(other, into, busy) && takeOther(other, into, overLimit)).length;
  const countsOf = (taken: number, takenOthers: number): Counts => {
    const alreadyTaken = counts.fresh - taken - takenOthers;
    return { fresh: counts.fresh - alreadyTaken, known: counts.known + alreadyTaken };
  };
  const finish = db.transaction((busy: Busy): Counts => {
    const taken = results === 0 ? 0 : takeResults(db, stage.rows());
    if (taken > 0) tables.tallies.recount();
    return countsOf(taken, takeOthers(tables, busy));
  });
  const clear = (): void => {
    stage.clear();
    others = [];
    counts = { fresh: 0, known: 0 };
    results = 0;
    overLimit = false;
  };
  return {
    clear,
    together: (work) => stage.together(work),
    get size() {
      return counts.fresh + counts.known;
    },
    add: (incoming, busy, room = tables.named.room) => {
      overLimit ||= room > tables.named.room;
      const outcome = incoming.kind === 'results' ? stageResult(incoming.value) : stageOther(incoming, busy, room);
      if (outcome === 'fresh') counts = { ...counts, fresh: counts.fresh + 1 };
      if (outcome === 'known') counts = { ...counts, known: counts.known + 1 };
      return outcome;
    },
    get results() {
      return results;
    },
    release: () => stage.release(),
    takeOthers,
    countsOf,
    finish: (busy) => {
      const done = finish.immediate(busy);
      clear();
      return done;
    },
  };
}

type Other = Exclude<Incoming, { kind: 'results' }>;

/** Whether it is the row about a card set: only that needs room, the set's pictures come with it. */
const isAboutSet = (other: Other): boolean => other.kind === 'pictures' && 'about' in other.value;

function isNewOther(other: Other, { carried, kept, named, pictures, sets }: ImportTables, busy: Busy): boolean {
  if (other.kind === 'settings') return true;
  if (other.kind === 'carried') return other.value.taken > (carried.find(other.value)?.taken ?? -1);
  if (other.kind === 'pictures') return isNewPicture(other.value, pictures, sets);
  if (other.kind === 'named') {
    const existing = named.find(other.value.name);
    return existing === null || !sameNamed(existing, other.value);
  }
  const { game, options } = other.value;
  return !busy(game, options) && kept.get(game, options) === null;
}

function isNewPicture(value: OwnPicture | SetRow, pictures: PicturesTable, sets: CardSetsTable): boolean {
  if ('about' in value) return !isDeepStrictEqual(sets.about(value.about.id), value.about);
  if ('set' in value) return sets.get(value.set, value.part) !== value.webp;
  return pictures.get(value.name) !== value.webp;
}

const sameNamed = (a: NamedGame, b: NamedGame): boolean => a.name === b.name && isDeepStrictEqual(a.kept, b.kept);

/** Takes an item in; returns true, for `filter`. */
function takeOther(
  other: Other,
  { carried, kept, named, settings, pictures, sets }: ImportTables,
  overLimit: boolean,
): true {
  if (other.kind === 'carried') carried.take(other.value);
  if (other.kind === 'kept') kept.keep(other.value);
  if (other.kind === 'settings') settings.change(other.value);
  if (other.kind === 'pictures') {
    if ('name' in other.value) pictures.keep(other.value.name, other.value.webp);
    else sets.take(other.value);
  }
  if (other.kind === 'named')
    named.keepBeside(other.value.name, other.value.kept, other.value.saved, overLimit ? Infinity : named.room);
  return true;
}
