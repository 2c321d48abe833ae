import type { Migration } from './migrate.ts';

/** Recreates `moves` behind the new column, so that it stays the last one. */
const ownDealsIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN cards TEXT NOT NULL DEFAULT '';
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** Adds the cards of a player's own deal; '' where it was dealt by number. */
export const ownDeals: Migration = { version: 20, up: (db) => db.exec(ownDealsIn('kept') + ownDealsIn('results')) };
