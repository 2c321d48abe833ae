import { afterEach, expect, test } from 'vitest';
import { games } from '../../../engine/index.ts';
import { makeEntries } from '../../../renderer/panels/picker/entries.ts';
import { chooseGames, NO_WISH } from '../../../renderer/panels/picker/chooser.ts';
import { sayGame } from '../../../renderer/words/games.ts';
import { SPOKEN_LANGUAGES, loadCatalogue } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

test.each(SPOKEN_LANGUAGES)('names in %s are those of games, and no two games have the same', async (language) => {
  const { names } = await loadCatalogue(language);
  expect(Object.keys(names).filter((id) => !games.some((game) => game.id === id))).toEqual([]);
  await speak(language, language);
  expect(new Set(games.map(({ id }) => sayGame(id))).size).toBe(games.length);
});

test('the picker finds a game by its name in the language in use and by its English one', async () => {
  await speak('de', 'de');
  const found = (search: string): string | undefined =>
    chooseGames(makeEntries(), { ...NO_WISH, search }, { favourites: [], recent: [], going: [], played: new Set() })[0]
      ?.entry.name;
  expect(found('zopf')).toBe('Der Zopf');
  expect(found('plait')).toBe('Der Zopf');
  expect(found('forty thieves')).toBe('Vierzig Räuber');
});
