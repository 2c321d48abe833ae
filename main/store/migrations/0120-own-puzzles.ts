import type { Migration } from './migrate.ts';

/**
 * The puzzle that was found in a lost game, '' where none was, and the player's first answer to it. Finding it takes
 * seconds, and the answer is the player's own.
 */
const SCHEMA = `
  CREATE TABLE own_puzzles (
    result INTEGER PRIMARY KEY,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL DEFAULT 'open' CHECK (answer IN ('open', 'right', 'wrong'))
  ) STRICT;`;

/** There are none at first. */
export const ownPuzzles: Migration = { version: 120, up: (db) => db.exec(SCHEMA) };
