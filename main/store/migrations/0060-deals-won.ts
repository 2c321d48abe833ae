import type { Migration } from './migrate.ts';

/**
 * Which deals were won is asked for milestones: it is read off an index. Deals of one's own have no number to be known
 * by.
 */
const SCHEMA = `
  CREATE INDEX results_won ON results (game, options, deal) WHERE outcome = 'won' AND cards = '';`;

export const dealsWon: Migration = { version: 60, up: (db) => db.exec(SCHEMA) };
