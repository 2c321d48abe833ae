import type { Incoming } from './incoming.ts';

/**
 * How each operation on the whole store treats a table's rows. Restoring is not among them: it puts a
 * backup, with all its tables, in the place of the database.
 */
interface TableUse {
  /**
   * In a copy prepared while play goes on: replaced at the end by the rows of the live database, brought up to date
   * result by result, or recounted from the results. `own`: it describes the file itself.
   */
  readonly catchUp: 'replaced' | 'by-result' | 'counted' | 'own';
  /**
   * The kind they are exported and imported as; null: not exported, since they can be found or counted again, or
   * concern this database alone.
   */
  readonly exported: Incoming['kind'] | null;
  /** When results are reset: forgotten with them, counted again, or left as they are. */
  readonly reset: 'forgotten' | 'counted' | 'left';
}

/** Every table of the schema; a test fails until a new table is listed here. */
export const EVERY_TABLE = {
  kept: { catchUp: 'replaced', exported: 'kept', reset: 'left' },
  kept_reviews: { catchUp: 'replaced', exported: null, reset: 'left' },
  named: { catchUp: 'replaced', exported: 'named', reset: 'left' },
  settings: { catchUp: 'replaced', exported: 'settings', reset: 'left' },
  pictures: { catchUp: 'replaced', exported: 'pictures', reset: 'left' },
  card_sets: { catchUp: 'replaced', exported: 'pictures', reset: 'left' },
  carried: { catchUp: 'replaced', exported: 'carried', reset: 'forgotten' },
  results: { catchUp: 'by-result', exported: 'results', reset: 'forgotten' },
  reviews: { catchUp: 'by-result', exported: null, reset: 'forgotten' },
  own_puzzles: { catchUp: 'by-result', exported: 'results', reset: 'forgotten' },
  tallies: { catchUp: 'counted', exported: null, reset: 'counted' },
  marks: { catchUp: 'own', exported: null, reset: 'left' },
  shared: { catchUp: 'replaced', exported: null, reset: 'left' },
  shared_games: { catchUp: 'replaced', exported: null, reset: 'left' },
  shared_settings: { catchUp: 'replaced', exported: null, reset: 'left' },
  shared_seen: { catchUp: 'replaced', exported: null, reset: 'left' },
  months: { catchUp: 'counted', exported: null, reset: 'counted' },
} as const satisfies Readonly<Record<string, TableUse>>;

export type TableName = keyof typeof EVERY_TABLE;
export const TABLE_NAMES = Object.keys(EVERY_TABLE) as TableName[];
