import type { Incoming } from './incoming.ts';

/**
 * What happens to a table's rows in each work on the whole store. Restoring needs no word: a backup is another file,
 * put in place with all its tables.
 */
interface TableUse {
  /**
   * In a copy that is made ready while play goes on: replaced at the end by those of the live database, brought up to
   * them result by result, or counted anew from the results. `own`: it is about the file itself.
   */
  readonly catchUp: 'replaced' | 'by-result' | 'counted' | 'own';
  /** As what they are exported and imported; null: not at all, since they can be found or counted again. */
  readonly exported: Incoming['kind'] | null;
  /** When results are reset: forgotten with them, counted anew, or left as they are. */
  readonly reset: 'forgotten' | 'counted' | 'left';
}

/** Every table of the newest schema: one that a migration adds does not pass the tests before it is named here. */
export const EVERY_TABLE = {
  kept: { catchUp: 'replaced', exported: 'kept', reset: 'left' },
  kept_reviews: { catchUp: 'replaced', exported: null, reset: 'left' },
  named: { catchUp: 'replaced', exported: 'named', reset: 'left' },
  settings: { catchUp: 'replaced', exported: 'settings', reset: 'left' },
  pictures: { catchUp: 'replaced', exported: 'pictures', reset: 'left' },
  card_sets: { catchUp: 'replaced', exported: 'pictures', reset: 'left' },
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
