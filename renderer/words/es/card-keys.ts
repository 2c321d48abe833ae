import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in Spanish. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'j', 12: 'q', 13: 'k' },
  suits: { clubs: 't', diamonds: 'd', hearts: 'c', spades: 'p' },
};
