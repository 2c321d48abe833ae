import type { Migration } from './migrate.ts';

/** Reviews of finished games, kept since a review takes seconds; one that is lost can be made again. */
const SCHEMA = `
  CREATE TABLE reviews (
    result INTEGER PRIMARY KEY,
    review TEXT NOT NULL
  ) STRICT;`;

/** There are none at first. */
export const reviews: Migration = { version: 40, up: (db) => db.exec(SCHEMA) };
