/** Whether the address has `?test` or `#…&test`. */
export const wantsTest = (address: PageAddress): boolean => wordsOf(address).includes('test');

/** Whether a test page shows all its text accented, lengthened and in brackets. */
export const wantsPseudo = (address: PageAddress): boolean => wantsTest(address) && wordsOf(address).includes('pseudo');

type PageAddress = Pick<Location, 'search' | 'hash'>;

const wordsOf = ({ search, hash }: PageAddress): string[] => [
  ...search.slice(1).split('&'),
  ...hash.slice(1).split('&'),
];
