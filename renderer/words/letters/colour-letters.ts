import type { Tongue } from '../say.ts';

/** The first letters of red and black; in Polish, where both begin alike, the consonant that only black has. */
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

/** What says the colour of a card in a language. */
export function colourLettersOf(tongue: Tongue): { readonly red: string; readonly black: string } {
  const [red, black] = LETTERS[tongue];
  return { red, black };
}
