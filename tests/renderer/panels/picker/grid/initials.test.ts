import { afterAll, expect, test } from 'vitest';
import { LANGUAGES } from '../../../../../preload/api.ts';
import { makeEntries } from '../../../../../renderer/panels/picker/choosing/entries.ts';
import { hasInitials, initialsOf } from '../../../../../renderer/panels/picker/grid/initials.ts';
import { ENGLISH } from '../../../../../renderer/words/catalogue/catalogue.ts';
import { localeOf } from '../../../../../renderer/words/language.ts';
import { speak } from '../../../../../renderer/words/say.ts';

afterAll(() => speak('en', 'en'));

/** All languages but those of thousands of letters. */
const ALPHABETS = /^(?!zh|ja|ko)/;

test.each([
  ['en', ['Accordion', 'Éventail', 'eagle', '“Fan”', '8 Off'], 'A0 E1 F3 84'],
  ['sv', ['Aftonpatiens', 'Zodiak', 'Åttan', 'Änkan', 'Örnen'], 'A0 Z1 Å2 Ä3 Ö4'],
  ['pl', ['Labirynt', 'Łańcuch'], 'L0 Ł1'],
  ['cs', ['Cesta', 'Cop', 'Čtrnáctka', 'Hodiny', 'Chediv'], 'C0 Č2 H3 Ch4'],
  ['en', ['Chessboard', 'Cone'], 'C0'],
] as const)('groups in %s the names %j under %s', async (language, names, initials) => {
  await speak(language, language);
  expect(
    initialsOf(names)
      .map(({ letter, at }) => `${letter}${at}`)
      .join(' '),
  ).toBe(initials);
});

test.each([
  ['ru', 'ru', true],
  ['en', 'en-GB', true],
  ['zh', 'zh-CN', false],
  ['zh', 'zh-Hans', false],
  ['ja', 'ja-JP', false],
  ['ko', 'ko', false],
] as const)('knows whether names of %s, in the locale %s, have an alphabet: %s', async (language, locale, has) => {
  await speak(language, locale, () => Promise.resolve(ENGLISH));
  expect(hasInitials()).toBe(has);
});

test.each(LANGUAGES.filter((language) => ALPHABETS.test(language)))(
  'lists in %s each letter once',
  async (language) => {
    await speak(language, localeOf(language, []));
    const letters = initialsOf(makeEntries().map(({ name }) => name)).map(({ letter }) => letter);
    expect(letters.length).toBeGreaterThan(20);
    expect(new Set(letters).size).toBe(letters.length);
  },
);
