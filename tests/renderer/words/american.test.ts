import { afterEach, expect, test } from 'vitest';
import { findGame, games } from '../../../engine/rules.ts';
import { fetchBook } from '../../../renderer/panels/rules/book/books.ts';
import { spellAmerican } from '../../../renderer/words/american/spelling.ts';
import { fetchGoals, sayGoal } from '../../../renderer/words/fetched/goals.ts';
import { languageOf, localeOf } from '../../../renderer/words/language.ts';
import { sayValue } from '../../../renderer/words/options.ts';
import { sayExtra } from '../../../renderer/words/fetched/extra-words.ts';
import { say, speak } from '../../../renderer/words/say.ts';
import { literalsOf } from '../../tools/words/arguments.ts';
import { type Component, START_COMPONENTS, textsIn } from '../../tools/words/catalogues.ts';
import { missingMessages } from '../../tools/words/missing.ts';

/* The differences are checked against a list of words that turn British into American English. */

/** British spellings, and forms that only British English has. */
const BRITISH = /\b(?:colou|neighbou|favou|honou|licence|centre|grey|learnt|practise|towards\b|packs?\b)/i;

/** Whether a message lists words that players may search by, in either spelling, and is never shown. */
const isSearched = (word: string): boolean => word.startsWith('picker.adjective-');

afterEach(() => speak('en', 'en'));

/** The components that have American messages. */
const RESPELT: readonly Component[] = [...START_COMPONENTS, 'extra', 'card-sets'];

test.each([
  ['Red and black are colours', 'Red and black are colors'],
  ['Neighbouring cards; a neighbour', 'Neighboring cards; a neighbor'],
  ['both packs, a pack', 'both decks, a deck'],
  ['a package', 'a package'],
  ['Favourites at the centre', 'Favorites at the center'],
])('spells "%s" as "%s"', (british, american) => expect(spellAmerican(british)).toBe(american));

test('keeps only messages that differ, spelt by the list', () => {
  const messages = textsIn('en-us');
  const differing = Object.entries(textsIn('en', RESPELT)).filter(
    ([word, text]) => !isSearched(word) && spellAmerican(literalsOf(text).join()) !== literalsOf(text).join(),
  );
  expect(differing.length).toBeGreaterThan(20);
  expect(Object.keys(messages).toSorted()).toEqual(differing.map(([word]) => word).toSorted());
  for (const [word, text] of differing) {
    expect(literalsOf(messages[word]!), word).toEqual(literalsOf(text).map(spellAmerican));
  }
});

test('uses American texts on an American system, British ones elsewhere', async () => {
  const [american, giant] = [['en-US', 'en'], findGame('giant')!];
  await speak(languageOf('system', american), localeOf('en', american));
  expect(say('command.favourite')).toBe('Favorite');
  expect(sayValue(giant, 'building', 'colour')).toBe('Alternating colors');
  await fetchGoals();
  expect(games.map(({ id }) => sayGoal(id)).filter((goal) => BRITISH.test(goal))).toEqual([]);
  expect(sayGoal('miss-milligan')).toContain('decks');
  const book = await fetchBook('en');
  const texts = [...games.map(({ id }) => book.pageOf(id)), book.glossary].map((part) => JSON.stringify(part));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap((text) => text.match(BRITISH)?.[0] ?? [])).toEqual([]);
  await speak('en', 'en-GB');
  expect(say('command.favourite')).toBe('Favourite');
  expect(sayValue(giant, 'building', 'colour')).toBe('Alternating colours');
  expect(JSON.stringify((await fetchBook('en')).pageOf('klondike'))).toContain('alternating colours');
});

test('lists nothing as missing in American English', () => {
  expect(missingMessages().has('en')).toBe(false);
});

test('finds two-deck games by "two packs" and "two decks"', async () => {
  const american = ['en-US', 'en'];
  await speak(languageOf('system', american), localeOf('en', american));
  expect(sayExtra('picker.adjective-two-packs').split(', ')).toEqual(
    expect.arrayContaining(['two packs', 'two decks']),
  );
  await speak('en', 'en-GB');
});
