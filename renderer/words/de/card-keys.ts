import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in German. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'b', 12: 'd', 13: 'k' },
  suits: { clubs: 'k', diamonds: 'k', hearts: 'h', spades: 'p' },
};
