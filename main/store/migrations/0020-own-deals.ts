import type { Migration } from './migrate.ts';

/** `moves` is made anew behind it, so that it still stands last in its row. */
const ownDealsIn = (table: string): string => `
  ALTER TABLE ${table} ADD COLUMN cards TEXT NOT NULL DEFAULT '';
  ALTER TABLE ${table} ADD COLUMN last TEXT NOT NULL DEFAULT '';
  UPDATE ${table} SET last = moves;
  ALTER TABLE ${table} DROP COLUMN moves;
  ALTER TABLE ${table} RENAME COLUMN last TO moves;`;

/** The cards of a deal of one's own; '' where it was dealt by number. */
export const ownDeals: Migration = { version: 20, up: (db) => db.exec(ownDealsIn('kept') + ownDealsIn('results')) };
