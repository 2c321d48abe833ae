import type Database from 'better-sqlite3';
import type { OptionsKey, ReviewSubject, ReviewedSummary } from '../../../preload/api.ts';
import { CLEAN_COLUMN } from './rows.ts';
import { SCOPES } from '../statistics/scopes.ts';

/**
 * Reviews as text (`engine/review/notation.ts`): of finished games by the number of the result, of games in progress by
 * game and options. They are deleted with their games. A text names the moves it covers, so that its reader ignores it
 * once the game was played on.
 */
export interface ReviewsTable {
  get(of: ReviewSubject): string | null;
  /** Lists the games that count and whose moves were kept, the newest first. */
  list(game: string, options: OptionsKey | null, limit: number): readonly ReviewedSummary[];
  /** Keeps a review in place of the one before; does nothing where there is no such game. */
  keep(of: ReviewSubject, review: string): void;
  /** Passes the review of a game in progress on to its result. */
  finish(game: string, options: OptionsKey, result: number): void;
}

type ReviewedInProgress = Exclude<ReviewSubject, number>;

interface ListQuery {
  readonly game: string;
  readonly options: OptionsKey | null;
  readonly limit: number;
}

type ListedRow = Omit<ReviewedSummary, 'clean'> & { readonly clean: 0 | 1 };

const listIn = (scope: string): string => `
  SELECT id, options, deal, cards, outcome, ended, ${CLEAN_COLUMN}, review
  FROM results LEFT JOIN reviews ON result = id
  WHERE ${scope} AND shown = 0 AND at > 0 ORDER BY ended DESC, id DESC LIMIT @limit`;

/** The reviews in a database. */
export function reviewsTable(db: Database.Database): ReviewsTable {
  const get = db.prepare<{ result: number }, string>('SELECT review FROM reviews WHERE result = @result').pluck();
  const getInProgress = db
    .prepare<ReviewedInProgress, string>('SELECT review FROM kept_reviews WHERE game = @game AND options = @options')
    .pluck();
  const ofGame = db.prepare<ListQuery, ListedRow>(listIn(SCOPES.game));
  const ofOptions = db.prepare<ListQuery, ListedRow>(listIn(SCOPES.options));
  const keep = db.prepare<{ result: number; review: string }>(`
    INSERT OR REPLACE INTO reviews (result, review) SELECT id, @review FROM results WHERE id = @result`);
  const keepInProgress = db.prepare<ReviewedInProgress & { review: string }>(`
    INSERT OR REPLACE INTO kept_reviews (game, options, review)
      SELECT game, options, @review FROM kept WHERE game = @game AND options = @options`);
  const finish = db.prepare<ReviewedInProgress & { result: number }>(`
    INSERT OR REPLACE INTO reviews (result, review)
      SELECT @result, review FROM kept_reviews WHERE game = @game AND options = @options`);
  return {
    get: (of) => (typeof of === 'number' ? get.get({ result: of }) : getInProgress.get(of)) ?? null,
    list: (game, options, limit) =>
      (options === null ? ofGame : ofOptions)
        .all({ game, options, limit })
        .map(({ clean, ...row }): ReviewedSummary => Object.assign(row, { clean: clean === 1 })),
    keep: (of, review) =>
      void (typeof of === 'number' ? keep.run({ result: of, review }) : keepInProgress.run({ ...of, review })),
    finish: (game, options, result) => void finish.run({ game, options, result }),
  };
}
