import { WELL_KNOWN_GAMES } from '../../rules/book/well-known.ts';
import type { PickerEntry, PickerMatch, Habits } from './chooser.ts';

/** The most games in a row of the overview. */
const MAX_ROW_GAMES = 8;

/**
 * Games that a person probably wants, each once: their own, those in progress, the last played, favourites, well-known
 * ones.
 */
export type Likely = Readonly<Record<'own' | 'going' | 'recent' | 'favourites' | 'well-known', readonly PickerMatch[]>>;

export function likelyOf(entries: readonly PickerEntry[], { own, going, recent, favourites }: Habits): Likely {
  const listed = new Set<string>();
  const rowOf = (ids: readonly string[], most: number): PickerMatch[] => {
    const found = ids
      .filter((id) => !listed.has(id))
      .flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
      .slice(0, most);
    for (const { id } of found) listed.add(id);
    return found.map((entry) => ({ entry, way: undefined }));
  };
  // The latest game is on the table and needs no row of its own.
  const latest = (): PickerMatch[] => {
    const others = recent.slice(1).some((id) => !listed.has(id) && entries.some((entry) => entry.id === id));
    return others ? rowOf(recent, MAX_ROW_GAMES) : [];
  };
  return {
    own: rowOf(own, own.length),
    going: rowOf(going, MAX_ROW_GAMES),
    recent: latest(),
    favourites: rowOf(favourites, MAX_ROW_GAMES),
    'well-known': rowOf(WELL_KNOWN_GAMES, WELL_KNOWN_GAMES.length),
  };
}
