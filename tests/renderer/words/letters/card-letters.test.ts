import { afterEach, describe, expect, test } from 'vitest';
import { SUITS } from '../../../../engine/rules.ts';
import { isKeyOfItsOwn } from '../../../../renderer/app/actions/input/key-bindings.ts';
import {
  namedRanks,
  namedSuits,
  ranksOfLetter,
  suitsOfLetter,
} from '../../../../renderer/words/letters/card-letters.ts';
import { SPOKEN_LANGUAGES } from '../../../../renderer/words/language.ts';
import { loadCatalogue } from '../../../../renderer/words/load-catalogue.ts';
import { speak } from '../../../../renderer/words/say.ts';

afterEach(() => speak('en', 'en'));

describe.each(SPOKEN_LANGUAGES)('in %s', (language) => {
  test('uses one lower-case letter per card letter, typed alone or with Shift', async () => {
    const { ranks, suits } = (await loadCatalogue(language)).cardKeys;
    const letters = [...Object.values(ranks), ...Object.values(suits)];
    expect(letters).toHaveLength(8);
    expect(letters.filter((letter) => !/^\p{Ll}$/u.test(letter))).toEqual([]);
    expect(
      Object.values(ranks).filter((letter) => isKeyOfItsOwn(letter) && isKeyOfItsOwn(letter.toUpperCase())),
    ).toEqual([]);
  });

  test('has a letter for every rank and suit', async () => {
    await speak(language, language);
    const { ranks, suits } = (await loadCatalogue(language)).cardKeys;
    for (const [rank, letter] of Object.entries(ranks)) expect(ranksOfLetter(letter)).toContain(Number(rank));
    expect(SUITS.filter((suit, at) => !suitsOfLetter(suits[suit]).includes(at))).toEqual([]);
    expect('1234567890'.split('').map((figure) => ranksOfLetter(figure))).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => [n]),
    );
  });

  test('keeps English letters where they mean no other card', async () => {
    await speak(language, language);
    expect(['j', 'q'].map((letter) => ranksOfLetter(letter))).toEqual([[11], [12]]);
  });
});

test('names letters by their meaning, two suits where they share one', async () => {
  const named = (): string[] => [...namedRanks(), ...namedSuits()].map(({ letter, name }) => `${letter} ${name}`);
  expect(named()).toEqual([
    '1 ace',
    '0 ten',
    'j jack',
    'q queen',
    'k king',
    'c clubs',
    'd diamonds',
    'h hearts',
    's spades',
  ]);
  await speak('de', 'de');
  expect(named()).toEqual(['1 Ass', '0 Zehn', 'b Bube', 'd Dame', 'k König', 'k Kreuz oder Karo', 'h Herz', 'p Pik']);
  await speak('fr', 'fr');
  expect(named()).toEqual(['1 as', '0 dix', 'v valet', 'd dame', 'r roi', 't trèfle', 'c carreau ou cœur', 'p pique']);
});
