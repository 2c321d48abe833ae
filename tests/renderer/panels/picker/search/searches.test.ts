import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Language, LANGUAGES } from '../../../../../preload/api.ts';
import { chooseGames, NO_WISH, type PickerEntry } from '../../../../../renderer/panels/picker/choosing/chooser.ts';
import { games, offeredOptions } from '../../../../../engine/rules.ts';
import { makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { fetchBook } from '../../../../../renderer/panels/rules/book/books.ts';
import { namesNear } from '../../../../../renderer/panels/picker/search/names-near.ts';
import { sayExtra } from '../../../../../renderer/words/fetched/extra-words.ts';
import { speak } from '../../../../../renderer/words/say.ts';
import { CHINESE_SEARCHES } from './chinese-searches.ts';
import { CZECH_SEARCHES } from './czech-searches.ts';
import { JAPANESE_SEARCHES } from './japanese-searches.ts';
import { KOREAN_SEARCHES } from './korean-searches.ts';
import { NEWER_SEARCHES } from './newer-searches.ts';
import { RUSSIAN_SEARCHES } from './russian-searches.ts';
import { SEARCHES } from './searches.ts';
import { TURKISH_SEARCHES } from './turkish-searches.ts';
import { UKRAINIAN_SEARCHES } from './ukrainian-searches.ts';

/** The results seen without scrolling. */
const SEEN = 3;
/** Names of several games: a search for one leads to a choice. */
const SHARED: Readonly<Record<string, readonly string[]>> = {
  "idiot's delight": ['aces-up', 'first-law', 'king-albert'],
  'aces up': ['aces-up', 'easthaven'],
  patience: ['auld-lang-syne', 'klondike'],
  thirteens: ['baroness', 'thirteens'],
  triangle: ['klondike', 'triangle'],
};

const nobody = { own: [], favourites: [], recent: [], going: [], played: new Set<string>() };
const find = (search: string, entries: readonly PickerEntry[]): string[] =>
  chooseGames(entries, { ...NO_WISH, search }, nobody).map(({ entry }) => entry.id);

/** Returns the games that a search finds, or else those of the similar names it offers. */
const leadsTo = (search: string, entries: readonly PickerEntry[]): string[] => {
  const found = find(search, entries);
  return found.length > 0 ? found : namesNear(search, entries).flatMap((name) => find(name, entries).slice(0, 1));
};

/** All tables, each with its language. */
const TABLES = [
  ...Object.entries({
    ...SEARCHES,
    cs: CZECH_SEARCHES,
    zh: CHINESE_SEARCHES,
    ja: JAPANESE_SEARCHES,
    ko: KOREAN_SEARCHES,
    ru: RUSSIAN_SEARCHES,
    tr: TURKISH_SEARCHES,
    uk: UKRAINIAN_SEARCHES,
  }),
  ...Object.entries(NEWER_SEARCHES),
];

test('tries at least 450 searches in five languages, 150 for the newest games', () => {
  expect(Object.keys(SEARCHES).length).toBeGreaterThanOrEqual(5);
  expect(Object.values(NEWER_SEARCHES).flat().length).toBeGreaterThanOrEqual(150);
  expect(TABLES.flatMap(([, searches]) => searches).length).toBeGreaterThanOrEqual(450);
});

describe.each(TABLES)('in %s', (language, searches) => {
  let entries: readonly PickerEntry[];

  beforeAll(async () => {
    await speak(language as Language, language);
    // A language without pages has no book.
    entries = makeEntries(await fetchBook(language as Language).catch(() => null));
  });
  afterAll(() => speak('en', 'en'));

  test.each(searches.map(([search, ...games]) => [search, games] as const))('finds for "%s" %j', (search, games) => {
    const seen = leadsTo(search, entries).slice(0, SEEN);
    expect(seen).toEqual(expect.arrayContaining([...games]));
  });

  test('finds the meant game first in nine of ten searches', () => {
    const first = searches.filter(([search, ...games]) => games.includes(leadsTo(search, entries)[0] ?? ''));
    expect(first.length / searches.length).toBeGreaterThanOrEqual(0.9);
  });
});

const ASKED = ['short', 'long', 'easy', 'hard', 'skill', 'luck', 'one-pack', 'two-packs', 'new', 'pairs'] as const;

test.each(LANGUAGES)('finds games by every descriptive word in %s', async (language) => {
  await speak(language, language);
  const entries = makeEntries(await fetchBook(language).catch(() => null));
  const words = ASKED.flatMap((asked) => sayExtra(`picker.adjective-${asked}`).split(', '));
  expect(words.length).toBeGreaterThan(ASKED.length);
  expect(words.filter((word) => find(word, entries).length === 0)).toEqual([]);
  await speak('en', 'en');
});

/** Keys of options whose values are games that players know by name. */
const NAMED_OPTIONS = new Set(['variation']);

test('finds the game of every version’s name', () => {
  const entries = makeEntries();
  const versions = games.flatMap((game) =>
    offeredOptions(game).flatMap(([key, option]) =>
      option.kind === 'choice' && NAMED_OPTIONS.has(key)
        ? Object.values(option.values).map(({ label }) => [label, game.id] as const)
        : [],
    ),
  );
  expect(versions.length).toBeGreaterThan(20);
  expect(versions.filter(([label, id]) => !leadsTo(label, entries).slice(0, SEEN).includes(id))).toEqual([]);
});

test('shares no English name between games, except as players do', () => {
  const owners = new Map<string, string[]>();
  for (const { id, name, others } of makeEntries())
    for (const each of [name, ...others])
      owners.set(each.toLowerCase(), [...(owners.get(each.toLowerCase()) ?? []), id]);
  const shared = [...owners].filter(([, ids]) => ids.length > 1).map(([name, ids]) => [name, ids.toSorted()]);
  expect(Object.fromEntries(shared)).toEqual(SHARED);
});
