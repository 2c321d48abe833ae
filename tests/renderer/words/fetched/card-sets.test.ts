import { afterEach, expect, test } from 'vitest';
import { setWords } from '../../../../renderer/words/en/card-sets.ts';
import { saySetRejection } from '../../../../renderer/panels/card-sets/set-faults.ts';
import { SPOKEN_LANGUAGES } from '../../../../renderer/words/language.ts';
import { fetchSetWords, loadSetWords, saySets } from '../../../../renderer/words/fetched/set-words.ts';
import { say, speak } from '../../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

const argumentsIn = (text = ''): string[] => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => name).toSorted();

test.each(SPOKEN_LANGUAGES)('in %s everything about card sets is said, with the same facts in it', async (language) => {
  const own = await loadSetWords(language);
  const words = Object.keys(setWords) as (keyof typeof setWords)[];
  expect(words.length).toBeGreaterThan(35);
  expect(words.filter((word) => !own[word])).toEqual([]);
  const differing = words.filter(
    (word) => new Set(argumentsIn(own[word])).size !== new Set(argumentsIn(setWords[word])).size,
  );
  expect(differing).toEqual([]);
});

test.each([
  ['en', 'queen of hearts, ten of spades.'],
  ['de', 'Herz'],
  ['pl', 'Brakuje:'],
] as const)('in %s a set that lacks cards is told which', async (language, part) => {
  await speak(language, language);
  await fetchSetWords();
  const said = saySetRejection({ fault: 'lacks', about: 'QH TS' });
  expect(said).toContain(part);
  expect(saySetRejection({ fault: 'lacks', about: 'QH TS 2C 3C 4C 5C 6C' })).toContain('2');
  expect(saySetRejection({ fault: 'lacks', about: 'deck.svg' })).toContain('deck.svg');
  expect(saySetRejection({ fault: 'full' })).toContain('24');
});

test.each([
  ['en-US', 'Its files name no license.'],
  ['en-GB', 'Its files name no licence.'],
])('in %s a licence is spelt in one way in all panels', async (locale, said) => {
  await speak('en', locale);
  await fetchSetWords();
  expect(saySets('sets.no-licence')).toBe(said);
  expect(say('about.licences').toLowerCase()).toBe(said.split(' ').at(-1)?.replace('.', 's'));
});
