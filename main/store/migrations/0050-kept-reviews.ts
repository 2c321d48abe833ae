import type { Migration } from './migrate.ts';

/** Reviews of games in progress: lost ones, whose players may still take moves back. */
const SCHEMA = `
  CREATE TABLE kept_reviews (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game, options)
  ) STRICT, WITHOUT ROWID;`;

/** There are none at first. */
export const keptReviews: Migration = { version: 50, up: (db) => db.exec(SCHEMA) };
