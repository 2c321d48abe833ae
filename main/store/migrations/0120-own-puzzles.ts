import type { Migration } from './migrate.ts';

/**
 * The puzzle found in a lost game, '' where none was, and the player's first answer to it. Kept since finding it takes
 * seconds, and only the player can answer it.
 */
const SCHEMA = `
  CREATE TABLE own_puzzles (
    result INTEGER PRIMARY KEY,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL DEFAULT 'open' CHECK (answer IN ('open', 'right', 'wrong'))
  ) STRICT;`;

/** There are none at first. */
export const ownPuzzles: Migration = { version: 120, up: (db) => db.exec(SCHEMA) };
