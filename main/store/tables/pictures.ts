import type Database from 'better-sqlite3';
import * as v from 'valibot';
import type { PictureName } from '../../../preload/api.ts';
import { picture } from '../../values/pictures.ts';

/** Pictures of a person's own, each under the name of what it is for, as a WebP in base64. */
export interface PicturesTable {
  /** null where there is none, or where it is no picture any more. */
  get(name: PictureName): string | null;
  /** In place of what was there. */
  keep(name: PictureName, webp: string): void;
  drop(name: PictureName): void;
}

/** The pictures in a database; few ask for them, so nothing is prepared beforehand. */
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
 * Rows read off a damaged file do not say of which table they are, and there are settings called `back` and `table`.
 */
export const rowOf = (name: PictureName): string => `own-${name}`;
