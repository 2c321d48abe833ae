import type { Migration } from './migrate.ts';

/** A set's pictures, each as text, and its description as JSON under `about`. */
const SCHEMA = `
  CREATE TABLE card_sets (
    id TEXT NOT NULL,
    part TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (id, part)
  ) STRICT, WITHOUT ROWID;`;

/** There are none at first. */
export const cardSets: Migration = { version: 110, up: (db) => db.exec(SCHEMA) };
