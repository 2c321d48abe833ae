import type { Migration } from './migrate.ts';

/** Recreates `moves` behind the new column, so that it stays the last one. */
const timesIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN times TEXT NOT NULL DEFAULT '';
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** Adds when each move was made; '' for older games. */
export const times: Migration = {
  version: 100,
  up: (db) => db.exec(['kept', 'named', 'results'].map(timesIn).join('')),
};
