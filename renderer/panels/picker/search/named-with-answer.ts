import type { SearchableWay, Way } from './way.ts';
import { beginsWord, isWholeNameRank, SearchText } from '../../ui/search/search-text.ts';

/** The parts of a game that this search needs. */
interface Named {
  readonly name: string;
  readonly others: readonly string[];
  readonly answers: readonly SearchableWay[];
}

interface NamedMatch<E extends Named> {
  readonly entry: E;
  readonly way: Way | undefined;
}

/** A search text, split into the name of a game and the other words. */
interface NameAndRest {
  readonly name: string;
  readonly rest: readonly string[];
}

/**
 * Finds games whose whole name is the first or last of the words, each in the versions that most of the other words
 * describe: “spider 2 suits”, “draw three Klondike”. A game without a version that they describe is found without one.
 */
export function namedWithAnswer<E extends Named>(entries: readonly E[], text: string): NamedMatch<E>[] {
  for (const { name, rest } of partings(text)) {
    const searchText = new SearchText(name);
    const named = entries.filter((entry) =>
      [entry.name, ...entry.others].some((each) => isWholeNameRank(searchText.rank(each))),
    );
    if (named.length > 0) return named.flatMap((entry) => answering(entry, rest));
  }
  return [];
}

/** Lists the splits of a text, the longest names first. */
function partings(text: string): NameAndRest[] {
  const words = text.split(/\s+/).filter((word) => word !== '');
  return words
    .flatMap((_, at): NameAndRest[] => [
      { name: words.slice(0, at).join(' '), rest: words.slice(at) },
      { name: words.slice(at).join(' '), rest: words.slice(0, at) },
    ])
    .filter(({ name, rest }) => name !== '' && rest.length > 0)
    .toSorted((a, b) => a.rest.length - b.rest.length);
}

function answering<E extends Named>(entry: E, rest: readonly string[]): NamedMatch<E>[] {
  const texts = rest.map((word) => new SearchText(word));
  const ways = entry.answers.map(({ way, says }) => ({
    way,
    matches: texts.filter((word) => beginsWord(word.rank(says))).length,
  }));
  const most = Math.max(0, ...ways.map(({ matches }) => matches));
  if (most === 0) return [{ entry, way: undefined }];
  // Among equal versions, the last one, which is the preset, gives the name.
  const best = new Map(ways.filter(({ matches }) => matches === most).map(({ way }) => [way.options, way]));
  return [...best.values()].map((way) => ({ entry, way }));
}
