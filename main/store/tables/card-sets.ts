import type Database from 'better-sqlite3';
import * as v from 'valibot';
import { type CardSetId, MAX_CARD_SETS, type OwnCardSet, type SetPart, type SetPicture } from '../../../preload/api.ts';
import { Refused } from '../../system/refused.ts';
import { cardPicture, ownCardSet } from '../../values/card-sets.ts';

/** The player's own card sets, each stored as one row per picture and one about the set. */
export interface CardSetsTable {
  /** Lists the complete sets by name. */
  list(): readonly OwnCardSet[];
  /** Returns a set's description, whether it is complete or not. */
  about(id: CardSetId): OwnCardSet | null;
  /** Announces a set, and drops those that never became complete. @throws where there are too many. */
  keep(set: OwnCardSet): void;
  /** Adds a picture to an announced set. @throws where it was not announced. */
  add(picture: SetPicture): void;
  /** Returns a picture; null where it is missing or no valid picture. */
  get(id: CardSetId, part: SetPart): string | null;
  drop(id: CardSetId): void;
  /** Takes in a row of an import; they come in any order. */
  take(row: SetRow): void;
  /** How many more sets there may be. */
  readonly room: number;
}

/** A row of a set as it is exported, imported and salvaged. */
export type SetRow = { readonly about: OwnCardSet } | SetPicture;

export const ABOUT = 'about';

/** The sets in a database; rarely used, so that no statement is prepared in advance. */
export function cardSetsTable(db: Database.Database): CardSetsTable {
  const read = (id: CardSetId, part: string): unknown =>
    db.prepare('SELECT value FROM card_sets WHERE id = ? AND part = ?').pluck().get(id, part);
  const write = (id: CardSetId, part: string, value: string): unknown =>
    db.prepare('INSERT OR REPLACE INTO card_sets (id, part, value) VALUES (?, ?, ?)').run(id, part, value);
  const drop = (id: unknown): unknown => db.prepare('DELETE FROM card_sets WHERE id = ?').run(id);
  const about = (id: CardSetId): OwnCardSet | null => readAbout(read(id, ABOUT));
  const isWhole = ({ id, parts }: OwnCardSet): boolean => {
    const stored = new Set(db.prepare('SELECT part FROM card_sets WHERE id = ?').pluck().all(id));
    return parts.every((part) => stored.has(part));
  };
  const ids = (): unknown[] => db.prepare('SELECT DISTINCT id FROM card_sets').pluck().all();
  const list = (): OwnCardSet[] =>
    ids()
      .flatMap((id) => about(id as CardSetId) ?? [])
      .filter(isWhole)
      .toSorted((a, b) => a.name.localeCompare(b.name));
  const keep = db.transaction((set: OwnCardSet): void => {
    const whole = list().map(({ id }) => id);
    for (const id of ids()) if (!whole.includes(id as CardSetId)) drop(id);
    if (whole.length >= MAX_CARD_SETS && !whole.includes(set.id))
      throw new Refused('failed', `There are ${MAX_CARD_SETS} card sets already.`, { because: 'too-many' });
    write(set.id, ABOUT, JSON.stringify(set));
  });
  return {
    list,
    about,
    keep: (set) => keep.immediate(set),
    add: ({ set, part, webp }) => {
      if (!about(set)?.parts.includes(part)) throw new Refused('failed', 'No such card set was announced.');
      write(set, part, webp);
    },
    get: (id, part) => {
      const webp = read(id, part);
      return v.is(cardPicture, webp) ? webp : null;
    },
    drop,
    take: (row) =>
      void ('about' in row
        ? write(row.about.id, ABOUT, JSON.stringify(row.about))
        : write(row.set, row.part, row.webp)),
    get room() {
      return MAX_CARD_SETS - list().length;
    },
  };
}

/** Parses a row about a set; null where it is not valid. */
export function readAbout(value: unknown): OwnCardSet | null {
  try {
    const parsed = v.safeParse(ownCardSet, typeof value === 'string' ? JSON.parse(value) : undefined);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
