import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test } from 'vitest';
import { games } from '../../../engine/rules.ts';
import { compareNames, gamesByName } from '../../../renderer/words/by-name.ts';
import { sayGame } from '../../../renderer/words/games.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

test.each([
  ['en', ['Ace', 'Äpfel', 'Zebra']],
  ['de', ['Ace', 'Äpfel', 'Zebra']],
  ['sv', ['Ace', 'Zebra', 'Äpfel']],
  ['pl', ['Lot', 'Łza', 'Ma']],
] as const)('sorts as in %s', async (language, names) => {
  await speak(language, language);
  expect(names.toReversed().toSorted(compareNames)).toEqual(names);
});

test('sorts numbers by value', () =>
  expect(['Block 10', 'Block 9'].toSorted(compareNames)).toEqual(['Block 9', 'Block 10']));

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test('sorts games by name, not id', async () => {
    await speak(language, language);
    const names = gamesByName(games.map(({ id }) => id)).map(sayGame);
    expect(names).toEqual(names.toSorted(new Intl.Collator(language, { numeric: true }).compare));
  });
});

test('is the only place where names are compared', () => {
  const folder = new URL('../../../renderer/', import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const sorting = files.filter((file) =>
    /localeCompare|Intl\.Collator/.test(readFileSync(new URL(file, folder), 'utf8')),
  );
  // Only that file needs to tell the initials of names apart.
  expect(sorting.toSorted()).toEqual(['panels/picker/grid/initials.ts', 'words/by-name.ts']);
});
