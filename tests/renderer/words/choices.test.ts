import { afterEach, expect, test } from 'vitest';
import { type Game, games } from '../../../engine/rules.ts';
import { sayChoice } from '../../../renderer/words/choices.ts';
import { SPOKEN_LANGUAGES } from '../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../renderer/words/load-catalogue.ts';
import { speak } from '../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

/** Lists the labels of a game's options, except plain numbers, which need no translation. */
const labelsOf = (game: Game): string[] =>
  Object.values(game.options)
    .flatMap((option) => (option.kind === 'choice' ? [option, Object.values(option.values)].flat() : [option]))
    .concat(game.presets)
    .map(({ label }) => label)
    .filter((label) => !/^\d+$/.test(label));

const LABELS = new Set(games.flatMap(labelsOf));

const OTHERS = SPOKEN_LANGUAGES.filter((language) => language !== 'en');

test.each(OTHERS)('every option of every game has its words in %s', async (language) => {
  const { choices } = await loadCatalogue(language);
  expect([...LABELS].filter((label) => !Object.hasOwn(choices, label))).toEqual([]);
});

test('an option is said in the language in use', async () => {
  expect(sayChoice('Three card deals')).toBe('Draw three');
  await speak('de', 'de');
  expect(sayChoice('Three card deals')).toBe('Drei Karten auf einmal');
  expect(sayChoice('7')).toBe('7');
  await speak('pseudo', 'en');
  expect(sayChoice('Suits')).toMatch(/^\[Šúíťš·+\]$/);
});
