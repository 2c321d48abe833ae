import type { Migration } from './migrate.ts';

/** Pictures of a person's own, as text: what reads a damaged file row by row reads them too. */
const SCHEMA = `
  CREATE TABLE pictures (
    name TEXT PRIMARY KEY,
    webp TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;`;

/** There are none at first. */
export const pictures: Migration = { version: 80, up: (db) => db.exec(SCHEMA) };
