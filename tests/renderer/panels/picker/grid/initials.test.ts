import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../../preload/api.ts';
import { makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { initialsOf } from '../../../../../renderer/panels/picker/grid/initials.ts';
import { speak } from '../../../../../renderer/words/say.ts';

afterAll(() => speak('en', 'en'));

test.each([
  ['en', ['Accordion', 'Éventail', 'eagle', '“Fan”', '8 Off'], 'A0 E1 F3 84'],
  ['sv', ['Aftonpatiens', 'Zodiak', 'Åttan', 'Änkan', 'Örnen'], 'A0 Z1 Å2 Ä3 Ö4'],
  ['pl', ['Labirynt', 'Łańcuch'], 'L0 Ł1'],
] as const)('in %s %j begin with %s', async (language, names, initials) => {
  await speak(language, language);
  expect(
    initialsOf(names)
      .map(({ letter, at }) => `${letter}${at}`)
      .join(' '),
  ).toBe(initials);
});

test.each(LANGUAGES)('the list of all games in %s has each letter once', async (language) => {
  await speak(language, language === 'pt' ? 'pt-BR' : language);
  const letters = initialsOf(makeEntries().map(({ name }) => name)).map(({ letter }) => letter);
  expect(letters.length).toBeGreaterThan(20);
  expect(new Set(letters).size).toBe(letters.length);
});
