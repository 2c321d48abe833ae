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

test('cards keep the English letters until those of the language are wished for', async () => {
  await speak('de', 'de');
  expect(court()).toEqual(['J♥', 'Q♥', 'K♥', 'A♥', '10♥']);
  wishCornerLetters(true);
  expect(court()).toEqual(['B♥', 'D♥', 'K♥', 'A♥', '10♥']);
  await speak('fr', 'fr');
  expect(court()).toEqual(['V♥', 'D♥', 'R♥', 'A♥', '10♥']);
  await speak('es', 'es');
  expect(court()).toEqual(['J♥', 'Q♥', 'K♥', 'A♥', '10♥']);
});

test('every letter that a language wishes for can be drawn, and its three courts differ', async () => {
  wishCornerLetters(true);
  const own = [];
  for (const language of LANGUAGES) {
    await speak(language, language);
    const letters = Object.values(cornerLetters());
    for (const letter of letters) expect(LETTER_STROKES[letter ?? ''], `${language} ${letter}`).toBeDefined();
    expect(new Set(letters).size).toBe(letters.length);
    if (ownCornerLetters()) own.push(language);
  }
  expect(own).toEqual(['de', 'fr', 'nl', 'pl', 'sv']);
});
