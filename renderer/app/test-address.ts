import type { Direction } from '../words/language.ts';

/** Whether the address has `?test` or `#…&test`. */
export const wantsTest = (address: PageAddress): boolean => wordsOf(address).includes('test');

/**
 * Returns the direction in which a test page shows all its text accented, lengthened and in brackets; undefined: it
 * shows a language.
 */
export function pseudoDirection(address: PageAddress): Direction | undefined {
  const words = wantsTest(address) ? wordsOf(address) : [];
  if (words.includes('pseudo-rtl')) return 'rtl';
  return words.includes('pseudo') ? 'ltr' : undefined;
}

type PageAddress = Pick<Location, 'search' | 'hash'>;

const wordsOf = ({ search, hash }: PageAddress): string[] => [
  ...search.slice(1).split('&'),
  ...hash.slice(1).split('&'),
];
