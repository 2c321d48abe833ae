import { afterEach, expect, test } from 'vitest';
import { parseCard } from '../../../../engine/rules.ts';
import { LANGUAGES } from '../../../../preload/api.ts';
import { signOf } from '../../../../renderer/app/services/speech/card-sign.ts';
import { LETTER_STROKES } from '../../../../renderer/board/art/cards/glyphs.ts';
import {
  cornerLetters,
  ownCornerLetters,
  wishCornerLetters,
} from '../../../../renderer/words/letters/corner-letters.ts';
import { speak } from '../../../../renderer/words/say.ts';

afterEach(async () => {
  wishCornerLetters(false);
  await speak('en', 'en');
});

const court = (): string[] => ['JH', 'QH', 'KH', 'AH', 'TH'].map((name) => signOf(parseCard(name)!));

test('keeps English letters until the language’s own are chosen', async () => {
  await speak('de', 'de');
  expect(court()).toEqual(['J♥', 'Q♥', 'K♥', 'A♥', '10♥']);
  wishCornerLetters(true);
  expect(court()).toEqual(['B♥', 'D♥', 'K♥', 'A♥', '10♥']);
  await speak('fr', 'fr');
  expect(court()).toEqual(['V♥', 'D♥', 'R♥', 'A♥', '10♥']);
  await speak('es', 'es');
  expect(court()).toEqual(['J♥', 'Q♥', 'K♥', 'A♥', '10♥']);
});

test('draws every letter of a language, with different courts', async () => {
  wishCornerLetters(true);
  const own = [];
  for (const language of LANGUAGES) {
    await speak(language, language);
    const letters = Object.values(cornerLetters());
    for (const letter of letters) expect(LETTER_STROKES[letter ?? ''], `${language} ${letter}`).toBeDefined();
    expect(new Set(letters).size).toBe(letters.length);
    if (ownCornerLetters()) own.push(language);
  }
  expect(own).toEqual(['de', 'fr', 'nl', 'pl', 'sv', 'ru', 'uk']);
});
