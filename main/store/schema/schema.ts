import type Database from 'better-sqlite3';
import { APPLICATION_ID, headerNumber, VERSION, VERSION_MARK } from './version.ts';

/**
 * Numbers of a game or a clock that may be fractions are REAL; the rest are integers. `solver`: whether the solver
 * helped.
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
  solver INTEGER NOT NULL CHECK (solver IN (0, 1)),`;

/**
 * `shown`: whether moves of the game were shown, so that it counts in no statistics. `times`: when each move was made;
 * '' where that is not known. `moves` is the last column: SQLite then reads a long game's overflow pages only for
 * queries of its moves.
 */
const LAST_COLUMNS = `
  shown INTEGER NOT NULL DEFAULT 0 CHECK (shown IN (0, 1)),
  times TEXT NOT NULL DEFAULT '',
  moves TEXT NOT NULL DEFAULT ''`;

/** `cards`: the cards of a player's own deal; '' where it was dealt by number. */
const CARDS_COLUMN = `
  cards TEXT NOT NULL DEFAULT '',`;

/** Games in progress, results, and games with names. */
const GAMES = `
  CREATE TABLE kept (${GAME_COLUMNS}
    saved INTEGER NOT NULL,${CARDS_COLUMN}${LAST_COLUMNS},
    PRIMARY KEY (game, options)
  ) STRICT;

  CREATE TABLE results (
    id INTEGER PRIMARY KEY,${GAME_COLUMNS}
    outcome TEXT NOT NULL CHECK (outcome IN ('won', 'lost')),
    ended INTEGER NOT NULL,${CARDS_COLUMN}${LAST_COLUMNS}
  ) STRICT;

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
    solver INTEGER NOT NULL CHECK (solver IN (0, 1)),${LAST_COLUMNS}
  ) STRICT;`;

/**
 * The first indexes cover all that the statistics read, in the order in which streaks are counted. `results_won` has
 * the deals won, without players' own deals, which have no number; `results_clean` the games won without help.
 */
const INDEXES = `
  CREATE INDEX results_by_time ON results (ended, id);
  CREATE INDEX results_by_game ON results (game, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_by_options ON results (game, options, ended, id, outcome, moveCount, clock, score, shown);
  CREATE INDEX results_won ON results (game, options, deal, shown) WHERE outcome = 'won' AND cards = '';
  CREATE INDEX results_clean ON results (outcome, undos, hints, solver, shown)
    WHERE outcome = 'won' AND undos = 0 AND hints = 0 AND solver = 0 AND shown = 0;`;

/**
 * Statistics are tallied as games end, so that a million games are queried as fast as ten. `game` '' stands for all
 * games, `options` '*' for all options. A month is counted in whole months since January 1970, in UTC, so that it is
 * the same wherever the games are opened.
 */
const STATISTICS = `
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
  ) STRICT, WITHOUT ROWID;`;

/**
 * Reviews are kept because one takes seconds: of finished games, and of lost games in progress, whose players may still
 * undo moves. `own_puzzles` has the puzzle found in a lost game, '' where none was, and the player's first answer.
 */
const REVIEWS = `
  CREATE TABLE reviews (
    result INTEGER PRIMARY KEY,
    review TEXT NOT NULL
  ) STRICT;

  CREATE TABLE kept_reviews (
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    review TEXT NOT NULL,
    PRIMARY KEY (game, options)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE own_puzzles (
    result INTEGER PRIMARY KEY,
    puzzle TEXT NOT NULL,
    answer TEXT NOT NULL DEFAULT 'open' CHECK (answer IN ('open', 'right', 'wrong'))
  ) STRICT;`;

/**
 * Settings, and the player's own pictures, as text, so that they can be salvaged from a damaged file row by row. The
 * description of a card set is JSON under `about`.
 */
const SETTINGS = `
  CREATE TABLE settings (
    key TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE pictures (
    name TEXT PRIMARY KEY,
    webp TEXT NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE card_sets (
    id TEXT NOT NULL,
    part TEXT NOT NULL,
    value TEXT NOT NULL,
    PRIMARY KEY (id, part)
  ) STRICT, WITHOUT ROWID;`;

/**
 * Totals of games played in other programs; they count in no statistics. `game` '': the sum of games that Baize does
 * not have; `options` '': all options together. Times in milliseconds; `taken`: when they were imported.
 */
const CARRIED = `
  CREATE TABLE carried (
    source TEXT NOT NULL,
    player TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    games INTEGER NOT NULL,
    played INTEGER NOT NULL,
    won INTEGER NOT NULL CHECK (won BETWEEN 0 AND played),
    longestWins INTEGER,
    longestLosses INTEGER,
    bestTime INTEGER,
    fewestMoves INTEGER,
    rules TEXT NOT NULL CHECK (rules IN ('same', 'name', 'other')),
    taken INTEGER NOT NULL,
    PRIMARY KEY (source, player, game, options)
  ) STRICT, WITHOUT ROWID;`;

/**
 * What a machine knows of a shared folder: its own facts by name; every current state of a game in progress, and the
 * row that shows it; when and where each setting was last changed; and the ids of all that was ever in the folder, so
 * that what is forgotten here does not come back.
 */
const SHARED = `
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

/**
 * Holds the version a second time: one damaged byte turns the header's 150 into 160, and the games must not be refused
 * for that. SQLite's pages have no checksums that would show it.
 */
const MARKS = `
  CREATE TABLE marks (mark TEXT NOT NULL PRIMARY KEY, value INTEGER NOT NULL) STRICT, WITHOUT ROWID;`;

/** Makes the tables of an empty database, all or nothing; leaves one of this version as it is. */
export function makeSchema(db: Database.Database): void {
  const make = db.transaction(() => {
    // Checked inside the transaction: another process may have made them while this one waited for the lock.
    if (headerNumber(db, 'user_version') === VERSION) return;
    db.exec(GAMES + INDEXES + STATISTICS + REVIEWS + SETTINGS + CARRIED + SHARED + MARKS);
    db.prepare('INSERT INTO marks VALUES (?, ?)').run(VERSION_MARK, VERSION);
    db.pragma(`application_id = ${APPLICATION_ID}`);
    db.pragma(`user_version = ${VERSION}`);
  });
  make.immediate();
}
