import type { Migration } from './migrate.ts';

/** An index of the games won without help, which are counted after each win. */
const SCHEMA = `
  CREATE INDEX results_clean ON results (outcome, undos, hints, solver, shown)
    WHERE outcome = 'won' AND undos = 0 AND hints = 0 AND solver = 0 AND shown = 0;`;

export const cleanWins: Migration = { version: 130, up: (db) => db.exec(SCHEMA) };
