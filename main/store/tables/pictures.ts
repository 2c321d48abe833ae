import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { PictureName } from '../../../preload/api.ts';
import { picture } from '../../values/pictures.ts';

/** The player's own pictures, each under the name of its purpose, as a WebP in base64. */
export interface PicturesTable {
  /** Returns a picture; null where there is none or it is not valid. */
  get(name: PictureName): string | null;
  /** Keeps a picture in place of the one before. */
  keep(name: PictureName, webp: string): void;
  drop(name: PictureName): void;
}

/** The pictures in a database; rarely used, so that no statement is prepared in advance. */
export function picturesTable(db: Database.Database): PicturesTable {
  return {
    get: (name) => {
      const webp = db.prepare('SELECT webp FROM pictures WHERE name = ?').pluck().get(rowOf(name));
      return v.is(picture, webp) ? webp : null;
    },
    keep: (name, webp) =>
      void db.prepare('INSERT OR REPLACE INTO pictures (name, webp) VALUES (?, ?)').run(rowOf(name), webp),
    drop: (name) => void db.prepare('DELETE FROM pictures WHERE name = ?').run(rowOf(name)),
  };
}

/**
 * Returns the key of a picture's row. Its prefix is needed since rows read off a damaged file do not name their table,
 * and there are settings called `back` and `table`.
 */
export const rowOf = (name: PictureName): string => `own-${name}`;
