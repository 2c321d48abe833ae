import type { Migration } from './migrate.ts';

/** `moves` is made anew behind it, so that it still comes last in its row. */
const shownIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1));
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** The indexes hold what the figures ask for: they are made anew with it. */
const INDEXES = `
  DROP INDEX results_by_game;
  DROP INDEX results_by_options;
  DROP INDEX results_won;
  CREATE INDEX results_by_game ON results (game, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_by_options ON results (game, options, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_won ON results (game, options, deal, shown) WHERE outcome = 'won' AND cards = '';`;

/** Which games were shown in part, and count in no figure. Those kept before are taken for found by their players. */
export const shown: Migration = {
  version: 90,
  up: (db) => db.exec(shownIn('kept') + shownIn('named') + shownIn('results') + INDEXES),
};
