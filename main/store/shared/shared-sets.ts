import type Database from 'better-sqlite3';
import { type CardSetId, type OwnCardSet, isCardSetId, type SetPart } from '../../../preload/api.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedSeen } from './shared-facts.ts';

/** A card set with its pictures. */
interface WholeSet {
  readonly about: OwnCardSet;
  readonly pictures: Readonly<Partial<Record<SetPart, string>>>;
}

/** Card sets of a database in a shared folder: what one machine has, all have, but one that was dropped here. */
export interface SharedSets {
  /** Takes one in that was never here; gives whether it is done with, which it isn't where there is no room for it. */
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

/** The card set that a file is of. */
export const setIdOf = (part: string): CardSetId | undefined => (isCardSetId(part) ? part : undefined);
