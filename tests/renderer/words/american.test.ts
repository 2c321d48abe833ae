import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { afterEach, expect, test } from 'vitest';
import { games } from '../../../engine/rules.ts';
import { fetchBook } from '../../../renderer/panels/rules/book/books.ts';
import { ENGLISH } from '../../../renderer/words/catalogue/catalogue.ts';
import { sayChoice } from '../../../renderer/words/choices.ts';
import { messages } from '../../../renderer/words/en-us/messages.ts';
import { spellAmerican } from '../../../renderer/words/en-us/spelling.ts';
import { sayGoal } from '../../../renderer/words/goals.ts';
import { languageOf, localeOf } from '../../../renderer/words/language.ts';
import { say, speak } from '../../../renderer/words/say.ts';
import { missingMessages } from '../../tools/words/missing.ts';

/* The differences are checked against a list of words by which British English becomes American. */

/** British spellings, and forms that only British English has. */
const BRITISH = /\b(?:colou|neighbou|favou|honou|licence|centre|grey|learnt|practise|towards\b|packs?\b)/i;

/** Whether a message lists words that players may search by, in either spelling, and is never shown. */
const isSearched = (word: string): boolean => word.startsWith('picker.adjective-');

afterEach(() => speak('en', 'en'));

/** Returns the words of a message, without the names of arguments and cases. */
function wordsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (element.type === TYPE.literal) return [element.value];
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    return Object.values(element.options).flatMap(({ value }) => wordsOf(value));
  });
}

test.each([
  ['Red and black are colours', 'Red and black are colors'],
  ['Neighbouring cards; a neighbour', 'Neighboring cards; a neighbor'],
  ['both packs, a pack', 'both decks, a deck'],
  ['a package', 'a package'],
  ['Favourites at the centre', 'Favorites at the center'],
])('"%s" is spelt "%s"', (british, american) => expect(spellAmerican(british)).toBe(american));

test('the American messages are the English ones, each word spelt as the list says, and no others are kept', () => {
  const differing = Object.entries(ENGLISH.messages).filter(
    ([word, text]) => !isSearched(word) && spellAmerican(wordsOf(parse(text)).join()) !== wordsOf(parse(text)).join(),
  );
  expect(differing.length).toBeGreaterThan(20);
  expect(Object.keys(messages).toSorted()).toEqual(differing.map(([word]) => word).toSorted());
  for (const [word, text] of differing) {
    const american = wordsOf(parse(messages[word as keyof typeof messages]));
    expect(american, word).toEqual(wordsOf(parse(text)).map(spellAmerican));
  }
});

test('an American system reads American messages, options, goals, pages and glossary, any other British ones', async () => {
  const american = ['en-US', 'en'];
  await speak(languageOf('system', american), localeOf('en', american));
  expect(say('command.favourite')).toBe('Favorite');
  expect(sayChoice('Alternating colors')).toBe('Alternating colors');
  expect(sayGoal('Bring both packs home.')).toBe('Bring both decks home.');
  const book = await fetchBook('en');
  const texts = [...games.map(({ id }) => book.pageOf(id)), book.glossary].map((part) => JSON.stringify(part));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.flatMap((text) => text.match(BRITISH)?.[0] ?? [])).toEqual([]);
  await speak('en', 'en-GB');
  expect(say('command.favourite')).toBe('Favourite');
  expect(sayChoice('Alternating colors')).toBe('Alternating colours');
  expect(JSON.stringify((await fetchBook('en')).pageOf('klondike'))).toContain('alternating colours');
});

test('nothing is missing in American English, which is no language of its own', async () => {
  expect((await missingMessages()).has('en')).toBe(false);
});

test('an American system finds games of two packs by "two packs" and by "two decks"', async () => {
  const american = ['en-US', 'en'];
  await speak(languageOf('system', american), localeOf('en', american));
  expect(say('picker.adjective-two-packs').split(', ')).toEqual(expect.arrayContaining(['two packs', 'two decks']));
  await speak('en', 'en-GB');
});
