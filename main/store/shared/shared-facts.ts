import type Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';

/** What a machine notes of itself for a shared folder. */
type SharedFact = 'folder' | 'machine' | 'keys' | 'known' | 'clock' | 'chunks' | 'sums' | 'uncounted';

/** Those facts, each a text. */
export interface SharedFacts {
  get(fact: SharedFact): string | undefined;
  set(fact: SharedFact, value: string | undefined): void;
}

/** The facts in a database. */
export function sharedFacts(db: Database.Database): SharedFacts {
  const get = (fact: SharedFact): string | undefined =>
    db.prepare<[string], string>('SELECT value FROM shared WHERE name = ?').pluck().get(fact);
  return {
    get,
    set: (fact, value) => {
      // What is written although nothing has changed would look like news.
      if (get(fact) === value) return;
      if (value === undefined) db.prepare('DELETE FROM shared WHERE name = ?').run(fact);
      else db.prepare('INSERT OR REPLACE INTO shared (name, value) VALUES (?, ?)').run(fact, value);
    },
  };
}

/** What has ever been in the folder: results and card sets, by their ids. */
export interface SharedSeen {
  has(id: string): boolean;
  /** Notes it; whether it was not there before. */
  see(id: string): boolean;
}

/** Those ids in a database. */
export function sharedSeen(db: Database.Database): SharedSeen {
  const see = db.prepare<[string]>('INSERT OR IGNORE INTO shared_seen (id) VALUES (?)');
  const has = db.prepare<[string], number>('SELECT count(*) FROM shared_seen WHERE id = ?').pluck();
  return { has: (id) => has.get(id) !== 0, see: (id) => see.run(id).changes > 0 };
}

/** A name that nobody else has, of a machine or of something written. */
export const newSharedName = (): string => randomBytes(8).toString('hex');
