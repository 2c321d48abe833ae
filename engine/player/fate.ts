/** What chance does in a position of a game: it comes of a number, and of the two halves of the position's key. */
export const fateAt = (number: number, a: number, b: number): number => mixed(number ^ a) ^ b;

/** Bits by chance for a move of a position. */
export const luckOf = (fate: number, move: number): number => mixed(fate ^ Math.imul(move, 0x9e3779b1));

/** A number of 32 bits all of which depend on all of those given. */
function mixed(bits: number): number {
  const one = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const two = Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return two ^ (two >>> 16);
}
