/** The letters of cards in English; in other languages they also work unless the language uses the letter itself. */
export const cardKeys = {
  ranks: { 1: 'a', 11: 'j', 12: 'q', 13: 'k' },
  suits: { clubs: 'c', diamonds: 'd', hearts: 'h', spades: 's' },
} as const;
