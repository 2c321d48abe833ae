import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { ExportedGame, RecordedGame } from '../../../preload/api.ts';
import { takeResults } from '../tables/incoming.ts';
import { EXPORTED_COLUMNS, type ExportedRow, fromExportedRow, toExportedRow } from '../tables/rows.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedFacts, sharedSeen } from './shared-facts.ts';
import { sumOf } from './shared-file.ts';

/** The number of results in one file. */
const CHUNK_RESULTS = 256;
/** Up to this many new results are counted one by one; for more, everything is recounted. */
const MAX_COUNTED_SINGLY = 20;

/** A database's results as shared in a folder. All machines get the results of each. */
export interface SharedResults {
  /** Takes in results that were never here; returns how many. A game won twice counts once. */
  take(results: readonly ExportedGame[]): number;
  /** Recounts the tallies if `take` left that to do. */
  count(): void;
  /**
   * Returns the files to write, and the numbers of those to remove, which have no results any more; `isThere`: whether
   * a file exists.
   */
  changed(isThere: (number: number) => boolean): {
    readonly write: readonly ResultsChunk[];
    readonly remove: readonly number[];
  };
  /** Returns the results of a file and notes them as seen: if forgotten here later, they do not come back. */
  chunk(number: number): readonly ExportedGame[];
  /** Notes that a file was written as of `mark`, or removed if there is none. */
  written(number: number, mark?: string): void;
}

/** A file of results: its number, and a mark that changes with its contents. */
interface ResultsChunk {
  readonly number: number;
  readonly mark: string;
}

/** A chunk's mark changes when a result of it comes, goes or is marked as shown, or its puzzle is answered. */
const CHUNKS_QUERY = `
  SELECT (id - 1) / ${CHUNK_RESULTS} AS number, count(*) || ' ' || sum(ended) || ' ' || sum(shown) || ' ' || (
    SELECT count(*) FROM own_puzzles
    WHERE answer <> 'open' AND result BETWEEN min(results.id) AND max(results.id)) AS mark
  FROM results GROUP BY number`;

/** Matches results of the same game begun at the same time. Only one win of these counts. */
const SAME_GAME = 'game = @game AND options = @options AND deal = @deal AND cards = @cards AND begun = @begun';

/** Returns a result's id: the same game, options, deal, beginning and end are the same result. */
const idOf = ({ game, options, deal, begun, ended }: RecordedGame): string =>
  sumOf(JSON.stringify([game, options, deal, begun, ended])).slice(0, 20);

/** The mark of each written file, by its number. */
const chunkMarks = v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), v.string());

/** The results in a database. */
export function sharedResults(db: Database.Database, { results, tallies }: Tables): SharedResults {
  const facts = sharedFacts(db);
  const seen = sharedSeen(db);
  const chunks = db.prepare<[], ResultsChunk>(CHUNKS_QUERY);
  const inChunk = db.prepare<[number, number], ExportedRow>(
    `SELECT ${EXPORTED_COLUMNS} FROM results LEFT JOIN own_puzzles ON result = id WHERE id > ? AND id <= ? ORDER BY id`,
  );
  const markRepeated = db.prepare<ExportedRow>(`
    UPDATE results SET shown = 1 WHERE ${SAME_GAME} AND outcome = 'won' AND shown = 0 AND ended > (
      SELECT min(ended) FROM results WHERE ${SAME_GAME} AND outcome = 'won' AND shown = 0)`);
  const markShown = db.prepare<ExportedRow>(`
    UPDATE results SET shown = 1 WHERE ${SAME_GAME} AND ended = @ended AND shown = 0`);
  const written = (): Readonly<Record<string, string>> => facts.read('chunks', chunkMarks) ?? {};

  const take = db.transaction((given: readonly ExportedGame[]): number => {
    const fresh = given.filter((result) => seen.see(idOf(result)) && !results.has(result));
    const rows = given.filter((result) => results.has(result) || fresh.includes(result)).map(toExportedRow);
    if (fresh.length <= MAX_COUNTED_SINGLY) for (const result of fresh) results.add(result);
    else facts.set('uncounted', 'yes');
    // Known results may bring an answer to their puzzle.
    takeResults(db, rows);
    const repeated = fresh.filter(
      (result) => result.outcome === 'won' && markRepeated.run(toExportedRow(result)).changes > 0,
    );
    const theirs = rows.filter((row) => row.shown === 1 && markShown.run(row).changes > 0);
    if (repeated.length + theirs.length > 0) facts.set('uncounted', 'yes');
    return fresh.length;
  });
  const count = db.transaction((): void => {
    if (facts.get('uncounted') === undefined) return;
    tallies.recount();
    facts.set('uncounted', undefined);
  });
  const chunk = db.transaction((number: number): ExportedGame[] => {
    const games = inChunk.all(number * CHUNK_RESULTS, (number + 1) * CHUNK_RESULTS).map(fromExportedRow);
    for (const game of games) seen.see(idOf(game));
    return games;
  });
  return {
    take: (given) => take.immediate(given),
    count: () => count.immediate(),
    changed: (isThere) => {
      const before = written();
      const now = chunks.all();
      const existing = new Set(now.map(({ number }) => `${number}`));
      return {
        write: now.filter(({ number, mark }) => before[number] !== mark || !isThere(number)),
        remove: Object.keys(before)
          .filter((number) => !existing.has(number))
          .map(Number),
      };
    },
    chunk: (number) => chunk.immediate(number),
    written: (number, mark) => {
      const { [number]: _, ...others } = written();
      facts.set('chunks', JSON.stringify({ ...others, ...(mark !== undefined && { [number]: mark }) }));
    },
  };
}
