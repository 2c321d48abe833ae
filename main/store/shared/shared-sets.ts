import type Database from 'better-sqlite3';
import { type CardSetId, type OwnCardSet, isCardSetId, type SetPart } from '../../../preload/api.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedSeen } from './shared-facts.ts';

/** A card set with its pictures. */
interface WholeSet {
  readonly about: OwnCardSet;
  readonly pictures: Readonly<Partial<Record<SetPart, string>>>;
}

/** A database's card sets as shared in a folder. All machines get the sets of each, unless they were dropped here. */
export interface SharedSets {
  /** Takes in a set that was never here. Returns false only where there is no room yet, so that it is tried again. */
  take(set: WholeSet): boolean;
  list(): readonly CardSetId[];
  get(id: CardSetId): WholeSet | undefined;
}

/** The card sets in a database. */
export function sharedSets(db: Database.Database, { sets }: Tables): SharedSets {
  const seen = sharedSeen(db);
  const get = db.transaction((id: CardSetId): WholeSet | undefined => {
    const about = sets.about(id);
    if (!about) return undefined;
    const pictures = about.parts.map((part) => [part, sets.get(id, part)] as const);
    if (pictures.some(([, webp]) => webp === null)) return undefined;
    seen.see(id);
    return { about, pictures: Object.fromEntries(pictures) };
  });
  const take = db.transaction(({ about, pictures }: WholeSet): boolean => {
    if (seen.has(about.id) || sets.about(about.id)) return true;
    const parts = about.parts.map((part) => ({ set: about.id, part, webp: pictures[part] }));
    if (parts.some(({ webp }) => webp === undefined)) return true;
    if (sets.room <= 0) return false;
    sets.take({ about });
    for (const { webp, ...row } of parts) sets.take({ ...row, webp: webp ?? '' });
    seen.see(about.id);
    return true;
  });
  return {
    take: (set) => take.immediate(set),
    list: () => sets.list().map(({ id }) => id),
    get: (id) => get.immediate(id),
  };
}

/** Returns the id of a file's card set, given the part in its name; undefined where it is of none. */
export const setIdOf = (part: string): CardSetId | undefined => (isCardSetId(part) ? part : undefined);
