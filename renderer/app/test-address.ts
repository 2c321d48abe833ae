/** `?test` or `#…&test` in the address. */
export const wantsTest = (address: PageAddress): boolean => wordsOf(address).includes('test');

/** A test page whose every word is accented, long and in brackets. */
export const wantsPseudo = (address: PageAddress): boolean => wantsTest(address) && wordsOf(address).includes('pseudo');

type PageAddress = Pick<Location, 'search' | 'hash'>;

const wordsOf = ({ search, hash }: PageAddress): string[] => [
  ...search.slice(1).split('&'),
  ...hash.slice(1).split('&'),
];
