import { afterEach, expect, test } from 'vitest';
import { games } from '../../../engine/rules.ts';
import { makeEntries } from '../../../renderer/panels/picker/choosing/entries.ts';
import { chooseGames, NO_WISH } from '../../../renderer/panels/picker/choosing/chooser.ts';
import type { Language } from '../../../preload/api.ts';
import { sayGame } from '../../../renderer/words/games.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

test.each(SPOKEN_LANGUAGES)('has in %s a unique name for existing games only', async (language) => {
  const { names } = await loadCatalogue(language);
  expect(Object.keys(names).filter((id) => !games.some((game) => game.id === id))).toEqual([]);
  await speak(language, language);
  expect(new Set(games.map(({ id }) => sayGame(id))).size).toBe(games.length);
});

const ALIASES = import.meta.glob<Readonly<Record<string, readonly string[]>>>('../../../assets/words/*/aliases.json', {
  import: 'default',
  eager: true,
});
/** Languages in progress are not offered yet. */
const ALIASED = Object.entries(ALIASES)
  .map(([path, aliases]) => [path.split('/').at(-2) as Language, aliases] as const)
  .filter(([language]) => SPOKEN_LANGUAGES.includes(language));

test('has other names beside pages in most languages', () => expect(ALIASED.length).toBeGreaterThanOrEqual(6));

test.each(ALIASED)('has in %s other names of existing games that name no other', async (language, aliases) => {
  expect(Object.keys(aliases).filter((id) => !games.some((game) => game.id === id))).toEqual([]);
  expect(games.filter(({ id }) => Object.hasOwn(aliases, id)).length).toBeGreaterThanOrEqual(1);
  await speak(language, language);
  const called = new Map(games.map(({ id }) => [sayGame(id), id]));
  const named = Object.entries(aliases).flatMap(([id, names]) => names.map((alias) => ({ id, alias })));
  expect(named.filter(({ alias }) => called.has(alias))).toEqual([]);
});

test('finds a game by its name in the present language and in English', async () => {
  await speak('de', 'de');
  const found = (search: string): string | undefined =>
    chooseGames(
      makeEntries(),
      { ...NO_WISH, search },
      { own: [], favourites: [], recent: [], going: [], played: new Set() },
    )[0]?.entry.name;
  expect(found('zopf')).toBe('Zopf');
  expect(found('plait')).toBe('Zopf');
  expect(found('forty thieves')).toBe('Vierzig Räuber');
});
