import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in Dutch. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'b', 12: 'v', 13: 'h' },
  suits: { clubs: 'k', diamonds: 'r', hearts: 'h', spades: 's' },
};
