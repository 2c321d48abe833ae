import { paintColourLetter } from '../../../board/art/cards/colour-letter-art.ts';
import type { ColourLetters } from '../../../board/model/look.ts';
import { colourLettersOf } from '../../../words/letters/colour-letters.ts';
import type { Tongue } from '../../../words/say.ts';

/** Returns the colour letters of a language, with the function that paints them. */
export function colourLetters(tongue: Tongue): ColourLetters {
  const letters = colourLettersOf(tongue);
  return { ...letters, paint: (on, card, look) => paintColourLetter(on, card, look, letters) };
}
