import type Database from 'better-sqlite3';
import type { ExportedGame, RecordedGame } from '../../../preload/api.ts';
import { takeResults } from '../tables/incoming.ts';
import { EXPORTED_COLUMNS, type ExportedRow, fromExportedRow, toExportedRow } from '../tables/rows.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedFacts, sharedSeen } from './shared-facts.ts';
import { sumOf } from './shared-file.ts';

/** Results that lie in one file. */
const CHUNK = 256;
/** So many are counted one by one; where more come, everything is counted anew. */
const FEW = 20;

/** Results of a database in a shared folder: what one machine has, all have. */
export interface SharedResults {
  /** Takes in those that were never here; gives how many. A game won twice counts once. */
  take(results: readonly ExportedGame[]): number;
  /** Counts anew if need be. */
  count(): void;
  /** The files that must be written, and the numbers of those that have nothing any more; `isThere`: one is there. */
  changed(isThere: (number: number) => boolean): {
    readonly write: readonly ResultsChunk[];
    readonly remove: readonly number[];
  };
  /** What belongs into a file; what is forgotten here from now on does not come back. */
  chunk(number: number): readonly ExportedGame[];
  /** It is written with all that its mark stands for; without one it is removed. */
  written(number: number, mark?: string): void;
}

/** A file of results by its number, and a mark that changes with what belongs into it. */
interface ResultsChunk {
  readonly number: number;
  readonly mark: string;
}

/** Changes when a result of a chunk comes, goes or is shown, or its puzzle is answered. */
const CHUNKS = `
  SELECT (id - 1) / ${CHUNK} AS number, count(*) || ' ' || sum(ended) || ' ' || sum(shown) || ' ' || (
    SELECT count(*) FROM own_puzzles
    WHERE answer <> 'open' AND result BETWEEN min(results.id) AND max(results.id)) AS mark
  FROM results GROUP BY number`;

/** Which game it is, begun when: it may be won in it once. */
const SAME_GAME = 'game = @game AND options = @options AND deal = @deal AND cards = @cards AND begun = @begun';

/** The same game, options, deal, beginning and end are the same result. */
const idOf = ({ game, options, deal, begun, ended }: RecordedGame): string =>
  sumOf(JSON.stringify([game, options, deal, begun, ended])).slice(0, 20);

/** The results in a database. */
export function sharedResults(db: Database.Database, { results, tallies }: Tables): SharedResults {
  const facts = sharedFacts(db);
  const seen = sharedSeen(db);
  const chunks = db.prepare<[], ResultsChunk>(CHUNKS);
  const inChunk = db.prepare<[number, number], ExportedRow>(
    `SELECT ${EXPORTED_COLUMNS} FROM results LEFT JOIN own_puzzles ON result = id WHERE id > ? AND id <= ? ORDER BY id`,
  );
  const again = db.prepare<ExportedRow>(`
    UPDATE results SET shown = 1 WHERE ${SAME_GAME} AND outcome = 'won' AND shown = 0 AND ended > (
      SELECT min(ended) FROM results WHERE ${SAME_GAME} AND outcome = 'won' AND shown = 0)`);
  const asTheirs = db.prepare<ExportedRow>(`
    UPDATE results SET shown = 1 WHERE ${SAME_GAME} AND ended = @ended AND shown = 0`);
  const written = (): Record<number, string> => JSON.parse(facts.get('chunks') ?? '{}') as Record<number, string>;

  const take = db.transaction((given: readonly ExportedGame[]): number => {
    const fresh = given.filter((result) => seen.see(idOf(result)) && !results.has(result));
    const rows = given.filter((result) => results.has(result) || fresh.includes(result)).map(toExportedRow);
    if (fresh.length <= FEW) for (const result of fresh) results.add(result);
    else facts.set('uncounted', 'yes');
    // Those that are here already may have an answer to their puzzle.
    takeResults(db, rows);
    const twice = fresh.filter((result) => result.outcome === 'won' && again.run(toExportedRow(result)).changes > 0);
    const theirs = rows.filter((row) => row.shown === 1 && asTheirs.run(row).changes > 0);
    if (twice.length + theirs.length > 0) facts.set('uncounted', 'yes');
    return fresh.length;
  });
  const count = db.transaction((): void => {
    if (facts.get('uncounted') === undefined) return;
    tallies.recount();
    facts.set('uncounted', undefined);
  });
  const chunk = db.transaction((number: number): ExportedGame[] => {
    const games = inChunk.all(number * CHUNK, (number + 1) * CHUNK).map(fromExportedRow);
    for (const game of games) seen.see(idOf(game));
    return games;
  });
  return {
    take: (given) => take.immediate(given),
    count: () => count.immediate(),
    changed: (isThere) => {
      const before = written();
      const now = chunks.all();
      const there = new Set(now.map(({ number }) => `${number}`));
      return {
        write: now.filter(({ number, mark }) => before[number] !== mark || !isThere(number)),
        remove: Object.keys(before)
          .filter((number) => !there.has(number))
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
