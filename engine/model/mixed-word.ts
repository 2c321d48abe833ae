/** Gives each 32-bit number another one, so that numbers like each other are not: the last steps of MurmurHash3. */
export function mixedWord(word: number): number {
  const once = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}
