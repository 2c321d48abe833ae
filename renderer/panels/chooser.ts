import type { GameFacts } from './page.ts';

/** A game as the picker sees it. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** Undefined where its page has not been written. */
  readonly facts: GameFacts | undefined;
}

export const SHOWS = ['all', 'favourites', 'recent', 'going'] as const;
export type Show = (typeof SHOWS)[number];

export const FILTERS = ['family', 'packs', 'time', 'needs', 'wins', 'played'] as const;
export type Filter = (typeof FILTERS)[number];

/** What is asked for; '' in a filter asks nothing. */
export interface Wish extends Readonly<Record<Filter, string>> {
  readonly search: string;
  readonly show: Show;
}

export const NO_WISH: Wish = {
  search: '',
  show: 'all',
  family: '',
  packs: '',
  time: '',
  needs: '',
  wins: '',
  played: '',
};

/** What is known of the player. */
export interface Habits {
  readonly favourites: readonly string[];
  readonly recent: readonly string[];
  readonly going: readonly string[];
  readonly played: ReadonlySet<string>;
}

/** The games that answer to every part of the wish: recent ones the latest first, else the best match of the search first. */
export function chooseGames(entries: readonly Entry[], wish: Wish, habits: Habits): readonly Entry[] {
  const shown = wish.show === 'all' ? undefined : habits[wish.show];
  const listed = shown ? shown.flatMap((id) => entries.find((entry) => entry.id === id) ?? []) : entries;
  const fitting = listed.filter((entry) =>
    FILTERS.every((filter) => wish[filter] === '' || wish[filter] === answerOf(filter, entry, habits)),
  );
  if (plain(wish.search) === '') return fitting;
  const ranked = fitting.map((entry) => ({ entry, rank: rankOf(entry, plain(wish.search)) }));
  return ranked
    .filter(({ rank }) => rank > 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** What a game answers to a filter; the values of the filter's list. */
export function answerOf(filter: Filter, { id, facts }: Entry, { played }: Habits): string {
  if (filter === 'played') return played.has(id) ? 'yes' : 'no';
  if (!facts) return '';
  if (filter === 'packs') return String(facts.packs);
  if (filter === 'time') return facts.time <= 5 ? 'short' : facts.time <= 12 ? 'medium' : 'long';
  if (filter === 'needs') return facts.skill > facts.luck ? 'skill' : facts.skill < facts.luck ? 'luck' : 'both';
  return facts[filter];
}

/** Letters only, without case and accents, so that `free cell` finds FreeCell. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();

/** 4 the name begins with it, 3 one of its words, 2 another name does, 1 it is somewhere within, 0 it is not there. */
function rankOf({ name, facts }: Entry, sought: string): number {
  const others = facts?.aliases ?? [];
  if (plain(name).startsWith(sought)) return 4;
  if (name.split(/[\s-]+/).some((word) => plain(word).startsWith(sought))) return 3;
  if (others.some((other) => plain(other).startsWith(sought))) return 2;
  return [name, ...others].some((text) => plain(text).includes(sought)) ? 1 : 0;
}
