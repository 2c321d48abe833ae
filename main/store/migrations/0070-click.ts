import type { Migration } from './migrate.ts';

/**
 * From this version on a click plays a card: a player from before keeps the old click until they change the setting. A
 * store without any rows is a new player's.
 */
const KEEP = `
  INSERT INTO settings (key, value)
    SELECT 'click', CASE (SELECT value FROM settings WHERE key = 'clickToMove') WHEN 'false' THEN '"nothing"' ELSE '"pick-up"' END
    WHERE EXISTS (SELECT 1 FROM settings) OR EXISTS (SELECT 1 FROM kept) OR EXISTS (SELECT 1 FROM results);
  DELETE FROM settings WHERE key = 'clickToMove';`;

export const click: Migration = { version: 70, up: (db) => db.exec(KEEP) };
