import type { Way } from './way.ts';
import { SearchText } from '../../ui/search/search-text.ts';

/** The names of a game, and of its versions. */
interface NamedGame {
  readonly name: string;
  readonly others: readonly string[];
  readonly ways: readonly Pick<Way, 'name'>[];
}

/** The most names offered. */
const MAX_OFFERED_NAMES = 3;
/** One letter in this many may be wrong. */
const LETTERS_PER_MISTAKE = 3;
/** How many more wrong letters than the nearest name another offered name may have. */
const MORE_MISTAKES = 1;

/**
 * Lists the known names nearest to one that no game has, the nearest first: a third of the letters may be wrong, and
 * always two.
 */
export function namesNear(search: string, entries: readonly NamedGame[]): readonly string[] {
  const searchText = new SearchText(search);
  if (searchText.empty || searchText.letters < LETTERS_PER_MISTAKE) return [];
  const limit = Math.max(2, Math.floor(searchText.letters / LETTERS_PER_MISTAKE));
  const names = entries.flatMap(({ name, others, ways }) => [name, ...others, ...ways.map((way) => way.name)]);
  const near = [...new Set(names)]
    .map((name) => ({ name, apart: searchText.distance(name) }))
    .filter(({ apart }) => apart <= limit)
    .toSorted((a, b) => a.apart - b.apart);
  const nearest = near[0]?.apart ?? 0;
  return near
    .filter(({ apart }) => apart <= nearest + MORE_MISTAKES)
    .slice(0, MAX_OFFERED_NAMES)
    .map(({ name }) => name);
}
