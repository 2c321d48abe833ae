import type Database from 'better-sqlite3';
import type { CarriedTotal } from '../../../preload/api.ts';
import type { Tables } from '../tables/tables.ts';
import { sharedSeen } from './shared-facts.ts';
import { sumOf } from './shared-file.ts';
import type { TakenFile } from './taken-file.ts';

/** Totals of other programs as shared in a folder: of each key, all machines get those that were imported last. */
export interface SharedCarried {
  /** Takes in totals that were never here and are newer than those here. */
  take(totals: readonly CarriedTotal[]): TakenFile;
  /** Lists all totals and notes them as seen: if dropped here later, they do not come back. */
  list(): readonly CarriedTotal[];
}

/** Identifies totals of one import. */
const idOf = ({ source, player, game, options, taken }: CarriedTotal): string =>
  sumOf(JSON.stringify(['carried', source, player, game, options, taken])).slice(0, 20);

/** The totals of other programs in a database. */
export function sharedCarried(db: Database.Database, { carried }: Tables): SharedCarried {
  const seen = sharedSeen(db);
  const take = db.transaction((totals: readonly CarriedTotal[]): TakenFile => {
    let { room } = carried;
    let took: TakenFile = 'whole';
    for (const total of totals) {
      if (seen.has(idOf(total))) continue;
      const isNew = carried.find(total) === null;
      if (isNew && room <= 0) {
        took = 'full';
        continue;
      }
      if (carried.take(total) && isNew) room -= 1;
      seen.see(idOf(total));
    }
    return took;
  });
  const list = db.transaction((): readonly CarriedTotal[] => {
    const totals = carried.list();
    for (const total of totals) seen.see(idOf(total));
    return totals;
  });
  return { take: (totals) => take.immediate(totals), list: () => list.immediate() };
}
