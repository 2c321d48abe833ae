import { colourLettersIn } from '../language.ts';
import type { Tongue } from '../say.ts';

/** Returns a language's letters for the colours of cards. */
export function colourLettersOf(tongue: Tongue): { readonly red: string; readonly black: string } {
  const [red = '', black = ''] = colourLettersIn(tongue === 'pseudo' ? 'en' : tongue);
  return { red, black };
}
