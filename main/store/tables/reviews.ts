import type Database from 'better-sqlite3';

/** Reviews of finished games, by the number of the result, as text (`engine/review/notation.ts`). They go when their results go. */
export interface ReviewsTable {
  get(result: number): string | null;
  /** In place of what was kept; nothing is kept of a result that is not there. */
  keep(result: number, review: string): void;
}

/** The reviews in a database. */
export function reviewsTable(db: Database.Database): ReviewsTable {
  const get = db.prepare<[number], string>('SELECT review FROM reviews WHERE result = ?').pluck();
  const keep = db.prepare<{ result: number; review: string }>(`
    INSERT OR REPLACE INTO reviews (result, review) SELECT id, @review FROM results WHERE id = @result`);
  return {
    get: (result) => get.get(result) ?? null,
    keep: (result, review) => void keep.run({ result, review }),
  };
}
