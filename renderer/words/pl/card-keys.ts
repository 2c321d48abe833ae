import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in Polish. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'j', 12: 'd', 13: 'k' },
  suits: { clubs: 't', diamonds: 'k', hearts: 'k', spades: 'p' },
};
