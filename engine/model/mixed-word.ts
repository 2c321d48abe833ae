/** Scrambles a 32-bit number one to one, so that similar numbers become unlike: the last steps of MurmurHash3. */
export function mixedWord(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
