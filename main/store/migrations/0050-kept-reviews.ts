import type { Migration } from './migrate.ts';

/** What a review found of a game in progress: one that is lost, and whose player may still take moves back. */
const SCHEMA = `
  CREATE TABLE kept_reviews (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game, options)
  ) STRICT, WITHOUT ROWID;`;

/** There are none at first. */
export const keptReviews: Migration = { version: 50, up: (db) => db.exec(SCHEMA) };
