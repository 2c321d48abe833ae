import type { Migration } from './migrate.ts';

/** Recreates `moves` behind the new column, so that it stays the last one. */
const shownIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1));
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** Recreates the indexes with the new column, since they cover what the statistics read. */
const INDEXES = `
  DROP INDEX results_by_game;
  DROP INDEX results_by_options;
  DROP INDEX results_won;
  CREATE INDEX results_by_game ON results (game, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_by_options ON results (game, options, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_won ON results (game, options, deal, shown) WHERE outcome = 'won' AND cards = '';`;

/** Marks games of which moves were shown, which count in no statistics. Older games are taken as not shown. */
export const shown: Migration = {
  version: 90,
  up: (db) => db.exec(shownIn('kept') + shownIn('named') + shownIn('results') + INDEXES),
};
