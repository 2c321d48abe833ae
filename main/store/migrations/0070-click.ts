import type { Migration } from './migrate.ts';

/**
 * A click plays a card, which it did not before: a person who has been here keeps what a click did, and says otherwise
 * if they like. A store in which nothing stands is a new one.
 */
const KEEP = `
  INSERT INTO settings (key, value)
    SELECT 'click', CASE (SELECT value FROM settings WHERE key = 'clickToMove') WHEN 'false' THEN '"nothing"' ELSE '"pick-up"' END
    WHERE EXISTS (SELECT 1 FROM settings) OR EXISTS (SELECT 1 FROM kept) OR EXISTS (SELECT 1 FROM results);
  DELETE FROM settings WHERE key = 'clickToMove';`;

export const click: Migration = { version: 70, up: (db) => db.exec(KEEP) };
