const MIRRORED: Readonly<Record<string, string>> = { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' };

/** Returns the key that would mean the same on a page written from left to right. */
export const readingKey = (key: string): string =>
  document.documentElement.dir === 'rtl' ? (MIRRORED[key] ?? key) : key;
