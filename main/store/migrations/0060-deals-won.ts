import type { Migration } from './migrate.ts';

/** An index of the deals won, which milestones ask for. A player's own deals have no number, and are left out. */
const SCHEMA = `
  CREATE INDEX results_won ON results (game, options, deal) WHERE outcome = 'won' AND cards = '';`;

export const dealsWon: Migration = { version: 60, up: (db) => db.exec(SCHEMA) };
