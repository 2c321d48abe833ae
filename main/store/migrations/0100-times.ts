import type { Migration } from './migrate.ts';

/** `moves` is made anew behind it, so that it still comes last in its row. */
const timesIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN times TEXT NOT NULL DEFAULT '';
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** When each move was made; '' of the games kept before. */
export const times: Migration = {
  version: 100,
  up: (db) => db.exec(['kept', 'named', 'results'].map(timesIn).join('')),
};
