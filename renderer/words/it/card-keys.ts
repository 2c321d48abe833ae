import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in Italian. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'f', 12: 'q', 13: 'r' },
  suits: { clubs: 'f', diamonds: 'q', hearts: 'c', spades: 'p' },
};
