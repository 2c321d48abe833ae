import type { Tongue } from '../say.ts';

/**
 * The first letters of red and black; in Polish both begin alike, and the letter for black is a consonant that only it
 * has.
 */
const LETTERS: Readonly<Record<Tongue, readonly [red: string, black: string]>> = {
  en: ['R', 'B'],
  pseudo: ['R', 'B'],
  de: ['R', 'S'],
  fr: ['R', 'N'],
  es: ['R', 'N'],
  it: ['R', 'N'],
  pt: ['V', 'P'],
  nl: ['R', 'Z'],
  pl: ['C', 'N'],
  sv: ['R', 'S'],
};

/** Returns a language's letters for the colours of cards. */
export function colourLettersOf(tongue: Tongue): { readonly red: string; readonly black: string } {
  const [red, black] = LETTERS[tongue];
  return { red, black };
}
