import type Database from 'better-sqlite3';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { parseJson } from '../../system/json.ts';

/** Names of the facts that a machine records for a shared folder. */
type SharedFact =
  | 'folder'
  | 'machine'
  | 'keys'
  | 'known'
  | 'clock'
  | 'chunks'
  | 'sums'
  | 'uncounted'
  /** How our own file of that name was when it was written: its sum and its mark. */
  | `file ${string}`;

/** The facts, each a text. */
export interface SharedFacts {
  get(fact: SharedFact): string | undefined;
  /** Returns a fact that is JSON; undefined where it is missing or not valid. */
  read<T>(fact: SharedFact, schema: v.GenericSchema<unknown, T>): T | undefined;
  set(fact: SharedFact, value: string | undefined): void;
  /** Forgets how all our own files were. */
  forgetFiles(): void;
}

/** The facts in a database. */
export function sharedFacts(db: Database.Database): SharedFacts {
  const get = (fact: SharedFact): string | undefined =>
    db.prepare<[string], string>('SELECT value FROM shared WHERE name = ?').pluck().get(fact);
  return {
    get,
    read: (fact, schema) => {
      const text = get(fact);
      if (text === undefined) return undefined;
      const parsed = v.safeParse(schema, parseJson(text));
      return parsed.success ? parsed.output : undefined;
    },
    forgetFiles: () => void db.prepare("DELETE FROM shared WHERE name LIKE 'file %'").run(),
    set: (fact, value) => {
      // A write that changes nothing would count as a change of the database.
      if (get(fact) === value) return;
      if (value === undefined) db.prepare('DELETE FROM shared WHERE name = ?').run(fact);
      else db.prepare('INSERT OR REPLACE INTO shared (name, value) VALUES (?, ?)').run(fact, value);
    },
  };
}

/** The ids of all results, totals and card sets that have ever been in the folder. */
export interface SharedSeen {
  has(id: string): boolean;
  /** Notes an id; returns whether it is new. */
  see(id: string): boolean;
}

/** The seen ids in a database. */
export function sharedSeen(db: Database.Database): SharedSeen {
  const see = db.prepare<[string]>('INSERT OR IGNORE INTO shared_seen (id) VALUES (?)');
  const has = db.prepare<[string], number>('SELECT count(*) FROM shared_seen WHERE id = ?').pluck();
  return { has: (id) => has.get(id) !== 0, see: (id) => see.run(id).changes > 0 };
}

/** Returns a unique name, for a machine or for a writing. */
export const newSharedName = (): string => randomBytes(8).toString('hex');
