import type { Migration } from './migrate.ts';

/** What a review of a finished game found, kept since it takes seconds to find: it can be lost and found again. */
const SCHEMA = `
  CREATE TABLE reviews (
    result INTEGER PRIMARY KEY,
    review TEXT NOT NULL
  ) STRICT;`;

/** There are none at first. */
export const reviews: Migration = { version: 40, up: (db) => db.exec(SCHEMA) };
