import { WELL_KNOWN } from '../../rules/book/well-known.ts';
import type { PickerEntry, PickerMatch, Habits } from './chooser.ts';

/** Games of a row of the overview, at most. */
const MAX_ROW_GAMES = 8;

/** Games that a person is likely to want, each once: their own, those going on, the last played, favourites, known. */
export type Likely = Readonly<Record<'own' | 'going' | 'recent' | 'favourites' | 'well-known', readonly PickerMatch[]>>;

export function likelyOf(entries: readonly PickerEntry[], { own, going, recent, favourites }: Habits): Likely {
  const told = new Set<string>();
  const rowOf = (ids: readonly string[], most: number): PickerMatch[] => {
    const found = ids
      .filter((id) => !told.has(id))
      .flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
      .slice(0, most);
    for (const { id } of found) told.add(id);
    return found.map((entry) => ({ entry, way: undefined }));
  };
  // The latest alone is the game on the table, which needs no row to be found.
  const latest = (): PickerMatch[] => {
    const others = recent.slice(1).some((id) => !told.has(id) && entries.some((entry) => entry.id === id));
    return others ? rowOf(recent, MAX_ROW_GAMES) : [];
  };
  return {
    own: rowOf(own, own.length),
    going: rowOf(going, MAX_ROW_GAMES),
    recent: latest(),
    favourites: rowOf(favourites, MAX_ROW_GAMES),
    'well-known': rowOf(WELL_KNOWN, WELL_KNOWN.length),
  };
}
