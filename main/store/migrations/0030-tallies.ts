import type { Migration } from './migrate.ts';

/**
 * Statistics are tallied as games end, so that a million games are queried as fast as ten. `game` '' stands for all
 * games, `options` '*' for all options. A month is counted in whole months since January 1970, in UTC, so that it is
 * the same wherever the games are opened.
 */
const SCHEMA = `
  CREATE TABLE tallies (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    longestWins INTEGER NOT NULL,
    longestLosses INTEGER NOT NULL,
    bestTime REAL,
    timeWon REAL NOT NULL,
    worstTime REAL,
    fewestMoves INTEGER,
    bestScore REAL NOT NULL,
    lastEnded INTEGER NOT NULL,
    PRIMARY KEY (game, options)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE months (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    month INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL,
    timeWon REAL NOT NULL,
    PRIMARY KEY (game, options, month)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE named (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE COLLATE NOCASE,
    saved INTEGER NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    rules INTEGER NOT NULL,
    deal INTEGER NOT NULL,
    cards TEXT NOT NULL,
    at INTEGER NOT NULL,
    moveCount INTEGER NOT NULL,
    score REAL NOT NULL,
    clock REAL NOT NULL,
    begun INTEGER NOT NULL,
    undos INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    solver INTEGER NOT NULL CHECK (solver IN (0, 1)),
    moves TEXT NOT NULL
  ) STRICT;`;

/** The tallies of games finished before are counted when the store opens. */
export const tallies: Migration = { version: 30, up: (db) => db.exec(SCHEMA) };
