/**
 * Updates the lowest place of each group for one more card: four bits a group, from the bit `shift` on. A group is a
 * suit, or a chain of cards that go home one on the other.
 */
export const withLowest = (lows: number, shift: number, place: number): number =>
  ((lows >> shift) & 15) <= place ? lows : (lows & ~(15 << shift)) | (place << shift);
