import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in Swedish. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'e', 11: 'j', 12: 'd', 13: 'k' },
  suits: { clubs: 'k', diamonds: 'r', hearts: 'h', spades: 's' },
};
