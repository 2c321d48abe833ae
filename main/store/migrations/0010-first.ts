import type { Migration } from './migrate.ts';

/**
 * `moves` is the last column: SQLite then reads a long game's overflow pages only for queries of its moves. Numbers of
 * a game or a clock that may be fractions are REAL; the rest are integers.
 */
const GAME_COLUMNS = `
  game TEXT NOT NULL,
  options TEXT NOT NULL,
  rules INTEGER NOT NULL,
  deal INTEGER NOT NULL,
  at INTEGER NOT NULL,
  moveCount INTEGER NOT NULL,
  score REAL NOT NULL,
  clock REAL NOT NULL,
  begun INTEGER NOT NULL,
  undos INTEGER NOT NULL,
  hints INTEGER NOT NULL,
  solver INTEGER NOT NULL CHECK (solver IN (0, 1))`;

/** The indexes of `results` cover all that the statistics read, in the order in which streaks are counted. */
const SCHEMA = `
  CREATE TABLE kept (
    ${GAME_COLUMNS},
    saved INTEGER NOT NULL,
    moves TEXT NOT NULL,
    PRIMARY KEY (game, options)
  ) STRICT;

  CREATE TABLE results (
    id INTEGER PRIMARY KEY,
    ${GAME_COLUMNS},
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost')),
    ended INTEGER NOT NULL,
    moves TEXT NOT NULL
  ) STRICT;

  CREATE INDEX results_by_time ON results (ended, id);
  CREATE INDEX results_by_game ON results (game, ended, id, outcome, moveCount, clock, score);
  CREATE INDEX results_by_options ON results (game, options, ended, id, outcome, moveCount, clock, score);

  CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;`;

export const first: Migration = { version: 10, up: (db) => db.exec(SCHEMA) };
