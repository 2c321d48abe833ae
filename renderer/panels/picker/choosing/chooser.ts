import type { Ease, Winnable } from '../../rules/odds/odds.ts';
import type { GameFacts } from '../../rules/book/page.ts';
import { WELL_KNOWN_GAMES } from '../../rules/book/well-known.ts';
import { type AskedValue, askedBy, byNearness, foundByAnswer } from '../search/adjectives.ts';
import { namedWithAnswer } from '../search/named-with-answer.ts';
import { isAlmostWholeRank, isWholeNameRank, SearchText } from '../../ui/search/search-text.ts';
import type { SearchableWay, Way } from '../search/way.ts';

/** A game as the picker sees it. */
export interface PickerEntry {
  readonly id: string;
  readonly name: string;
  /** Its other names: the English one, and the aliases of its page, in the language in use and in English. */
  readonly others: readonly string[];
  /** How its names are typed in pinyin or kana; never shown. */
  readonly readings: readonly string[];
  /** Undefined where its page has not been written. */
  readonly facts: GameFacts | undefined;
  /** In the language in use. */
  readonly family: string;
  /** The most similar game of the catalogue, for a game that players have made; else ''. */
  readonly similarTo: string;
  /** How many deals of its default version can be won; '' where not measured. */
  readonly wins: Winnable | '';
  /** How likely a player is to win its default version; '' where not measured. */
  readonly ease: Ease | '';
  readonly ways: readonly Way[];
  /** Each value of its options, and each preset. */
  readonly answers: readonly SearchableWay[];
}

/** A game that matches a wish, with the version if that was found by name. */
export interface PickerMatch {
  readonly entry: PickerEntry;
  readonly way: Way | undefined;
  /** The other name by which it was found. */
  readonly by?: string;
}

/** Which games are listed; `likely`: those a person probably wants while nothing is searched, else all. */
export const PICKER_SHOWS = ['likely', 'all', 'favourites', 'recent', 'going'] as const;
export type PickerShow = (typeof PICKER_SHOWS)[number];

export const FILTERS = ['family', 'packs', 'time', 'needs', 'wins', 'ease', 'played'] as const;
export type Filter = (typeof FILTERS)[number];

/**
 * The search and the filters. '' in a filter matches everything. A filter may list several values, separated by blanks,
 * and matches games with any of them.
 */
export interface PickerWish extends Readonly<Record<Filter, string>> {
  readonly search: string;
  readonly show: PickerShow;
  /** The filter by whose values games are grouped; '': no groups. */
  readonly group: Filter | '';
}

export const NO_FILTERS = { family: '', packs: '', time: '', needs: '', wins: '', ease: '', played: '' } as const;
export const NO_WISH: PickerWish = { ...NO_FILTERS, search: '', show: 'likely', group: '' };

/** Facts about the player that decide which games are listed first. */
export interface Habits {
  /** The games that the player has made. */
  readonly own: readonly string[];
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  readonly going: readonly string[];
  readonly played: ReadonlySet<string>;
}

/**
 * Returns the games that match every part of the wish: recent ones by the latest first, search results by the best
 * first.
 */
export const chooseGames = (
  entries: readonly PickerEntry[],
  wish: PickerWish,
  habits: Habits,
): readonly PickerMatch[] =>
  searched(entries, wish, habits).filter(({ entry }) => FILTERS.every((filter) => fits(filter, entry, wish, habits)));

/** Whether the wish leaves games out, apart from its search. */
export const isFiltered = (wish: PickerWish): boolean =>
  (wish.show !== 'likely' && wish.show !== 'all') || FILTERS.some((filter) => wish[filter] !== '');

/** Whether the wish asks for nothing but the likely games. */
export const isOpen = (wish: PickerWish): boolean =>
  wish.show === 'likely' && wish.search === '' && wish.group === '' && FILTERS.every((filter) => wish[filter] === '');

/** Counts the games that each value of a filter would leave. */
export function countValues(
  filter: Filter,
  entries: readonly PickerEntry[],
  wish: PickerWish,
  habits: Habits,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { entry } of chooseGames(entries, { ...wish, [filter]: '' }, habits)) {
    const value = answerOf(filter, entry, habits);
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

const fits = (filter: Filter, entry: PickerEntry, wish: PickerWish, habits: Habits): boolean =>
  wish[filter] === '' || valuesIn(wish[filter]).includes(answerOf(filter, entry, habits));

/** Lists the values asked for in a filter. */
export const valuesIn = (asked: string): readonly string[] => asked.split(' ');

function searched(
  entries: readonly PickerEntry[],
  { search, show }: PickerWish,
  habits: Habits,
): readonly PickerMatch[] {
  const shown = show === 'all' || show === 'likely' ? undefined : habits[show];
  const listed = shown ? shown.flatMap((id) => entries.find((entry) => entry.id === id) ?? []) : entries;
  const searchText = new SearchText(search);
  if (searchText.empty) return listed.map((entry) => ({ entry, way: undefined }));
  const near = (name: string): number => searchText.nearly(name);
  const ranked = ranksBy(listed, (name) => searchText.rank(name));
  const found = ranked.map(withoutRank);
  if ((ranked[0]?.rank ?? 0) > MAX_CONTAINED_RANK) return found;
  const whole = rankedBy(listed, (name) => (isWholeNameRank(near(name)) ? near(name) : 0));
  if (found.length > 0) return withoutRepeats([...whole, ...found]);
  const asked = askedBy(search);
  if (whole.length > 0 && !asked) return rankedBy(listed, near);
  const answered = namedWithAnswer(listed, search);
  const played = foundByAnswer(listed, search);
  // Words that name one game may be the whole name of another game's version: “Queen Victoria”.
  if (answered.some(({ way }) => way) || (answered.length > 0 && played.length === 0)) return answered;
  if (asked) return entriesWith(listed, asked, habits);
  return played.length > 0 ? played : rankedBy(listed, near);
}

/** The highest rank of a name that only contains the text, or of a family; a name with one wrong letter goes first. */
const MAX_CONTAINED_RANK = 1;

const withoutRepeats = (found: readonly PickerMatch[]): readonly PickerMatch[] =>
  found.filter(({ entry }, at) => found.findIndex((other) => other.entry === entry) === at);

/** Returns the games that have these values, the nearest first. */
const entriesWith = (entries: readonly PickerEntry[], asked: readonly AskedValue[], habits: Habits): PickerMatch[] =>
  byNearness(
    entries.filter((entry) => asked.every(([filter, value]) => answerOf(filter, entry, habits) === value)),
    asked,
  ).map((entry) => ({ entry, way: undefined }));

interface Ranked extends PickerMatch {
  readonly rank: number;
}

/**
 * Ranks games by how well a name matches; 0: not at all. A whole name counts most, whether it is the game's own, a
 * version's or another name; then come the beginning of its own name, a version, another name and the family. Among
 * equals, well-known games come first, then the shorter name, because more of it was typed.
 */
const rankedBy = (entries: readonly PickerEntry[], rank: (text: string) => number): PickerMatch[] =>
  ranksBy(entries, rank).map(withoutRank);

const ranksBy = (entries: readonly PickerEntry[], rank: (text: string) => number): Ranked[] =>
  entries
    .flatMap((entry) => ranksOf(entry, rank))
    .filter((found) => found.rank > 0)
    .toSorted((a, b) => b.rank - a.rank || fameOf(a) - fameOf(b) || a.entry.name.length - b.entry.name.length);

/** The place of a game among the well-known ones, which are listed before all others. */
const fameOf = ({ entry: { id } }: PickerMatch): number => {
  const at = WELL_KNOWN_GAMES.indexOf(id);
  return at < 0 ? WELL_KNOWN_GAMES.length : at;
};

const withoutRank = ({ rank: _rank, ...found }: Ranked): PickerMatch => found;

/** The rank of a game whose own name lacks a letter: above names that begin with the text, below a whole other name. */
const ALMOST_OWN_RANK = 4.2;

function ranksOf(entry: PickerEntry, rank: (text: string) => number): Ranked[] {
  const named = Math.max(rank(entry.name), ...entry.readings.map(rank));
  const own = isAlmostWholeRank(named) ? ALMOST_OWN_RANK : named;
  const ways = entry.ways.map((way): Ranked => ({
    entry,
    way,
    rank: Math.max(...[way.name, way.answered ?? way.name].map(rank)) * 0.9,
  }));
  const byWay = own > 1 ? [] : ways.filter((found) => found.rank > 1);
  if (byWay.length > 0) return byWay;
  const { name, rank: other } = bestOf(entry.others, rank);
  const others = isWholeNameRank(other) ? other * 0.85 : other * 0.6;
  const family = rank(entry.family) > 1 ? 0.5 : 0;
  const by = name !== undefined && others > Math.max(own, family) ? { by: name } : {};
  return [{ entry, way: undefined, ...by, rank: Math.max(own, others, family) }];
}

/** Returns the best match of several names. */
function bestOf(names: readonly string[], rank: (text: string) => number): { name?: string; rank: number } {
  const ranked = names.map((name) => ({ name, rank: rank(name) })).toSorted((a, b) => b.rank - a.rank);
  return ranked[0] ?? { rank: 0 };
}

/** Returns a game's value for a filter. */
export function answerOf(filter: Filter, { id, facts, wins, ease }: PickerEntry, { played }: Habits): string {
  if (filter === 'played') return played.has(id) ? 'yes' : 'no';
  if (!facts) return '';
  if (filter === 'wins') return wins;
  if (filter === 'ease') return ease;
  if (filter === 'packs') return String(facts.packs);
  if (filter === 'time') return facts.time <= 5 ? 'short' : facts.time <= 12 ? 'medium' : 'long';
  if (filter === 'needs') return facts.skill > facts.luck ? 'skill' : facts.skill < facts.luck ? 'luck' : 'both';
  return facts[filter];
}
