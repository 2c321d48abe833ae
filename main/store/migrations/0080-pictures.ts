import type { Migration } from './migrate.ts';

/** The player's own pictures, as text, so that they can be salvaged from a damaged file row by row. */
const SCHEMA = `
  CREATE TABLE pictures (
    name TEXT PRIMARY KEY,
    webp TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;`;

/** There are none at first. */
export const pictures: Migration = { version: 80, up: (db) => db.exec(SCHEMA) };
