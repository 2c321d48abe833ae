import { afterEach, expect, test } from 'vitest';
import { saySetRejection } from '../../../../renderer/panels/card-sets/set-faults.ts';
import { fetchSetWords, saySets } from '../../../../renderer/words/fetched/set-words.ts';
import { sayExtra } from '../../../../renderer/words/fetched/extra-words.ts';
import { speak } from '../../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

test.each([
  ['en', 'queen of hearts, ten of spades.'],
  ['de', 'Herz'],
  ['pl', 'Brakuje:'],
] as const)('names missing cards of a set in %s', async (language, part) => {
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
])('spells licences alike in all panels in %s', async (locale, said) => {
  await speak('en', locale);
  await fetchSetWords();
  expect(saySets('sets.no-licence')).toBe(said);
  expect(sayExtra('about.licences').toLowerCase()).toBe(said.split(' ').at(-1)?.replace('.', 's'));
});
