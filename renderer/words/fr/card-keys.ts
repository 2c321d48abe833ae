import type { CardKeys } from '../catalogue/catalogue.ts';

/** The letters of cards in French. */
export const cardKeys: CardKeys = {
  ranks: { 1: 'a', 11: 'v', 12: 'd', 13: 'r' },
  suits: { clubs: 't', diamonds: 'c', hearts: 'c', spades: 'p' },
};
