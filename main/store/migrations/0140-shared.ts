import type { Migration } from './migrate.ts';

/**
 * What a machine knows of a shared folder: its own facts by name; every current state of a game in progress, and the
 * row that shows it; when and where each setting was last changed; and the ids of all that was ever in the folder, so
 * that what is forgotten here does not come back.
 */
const SCHEMA = `
  CREATE TABLE shared (
    name TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE shared_games (
    machine TEXT NOT NULL,
    count INTEGER NOT NULL,
    name TEXT NOT NULL,
    game TEXT NOT NULL,
    place TEXT NOT NULL CHECK (place IN ('table', 'named', 'nowhere')),
    row INTEGER NOT NULL,
    shown TEXT NOT NULL,
    PRIMARY KEY (machine, count)
  ) STRICT;

  CREATE TABLE shared_settings (
    path TEXT NOT NULL PRIMARY KEY,
    clock INTEGER NOT NULL,
    machine TEXT NOT NULL,
    value TEXT NOT NULL,
    shown TEXT NOT NULL
  ) STRICT;

  CREATE TABLE shared_seen (
    id TEXT NOT NULL PRIMARY KEY
  ) STRICT, WITHOUT ROWID;`;

/** Nothing is shared at first. */
export const shared: Migration = { version: 140, up: (db) => db.exec(SCHEMA) };
