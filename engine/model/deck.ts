import { type Card, JOKER, KING, makeCard, type Rank, suitOf } from './card.ts';

/** Which cards a game is played with. */
export interface Deck {
  /** How many packs, 1 to 4; usually one. */
  readonly packs?: number;
  /**
   * The suits of a pack, by their place in SUITS; a suit listed twice occurs twice (Spider with one suit: four times
   * 3).
   */
  readonly suits?: readonly number[];
  /** The ranks of a pack, for stripped decks; usually ace to king. */
  readonly ranks?: readonly number[];
  /** A black and a red joker to each pack. */
  readonly jokers?: boolean;
}

const ALL_SUITS = [0, 1, 2, 3];
/** Number of cards in a full pack without jokers. */
export const PACK = ALL_SUITS.length * KING;
/** The ranks from ace to king. */
export const ALL_RANKS: readonly Rank[] = Array.from({ length: KING }, (_, at) => at + 1);

/**
 * Lists every card of the deck in its fixed order before the shuffle: rank by rank, in each rank suit by suit, pack
 * after pack, jokers last (AC AD AH AS 2C …, the order of the FreeCell FAQ). Deal numbers depend on it: never change
 * it.
 */
export function makeDeck({ packs = 1, suits = ALL_SUITS, ranks = ALL_RANKS, jokers = false }: Deck): Card[] {
  const pack = ranks.flatMap((rank) => suits.map((suit) => makeCard(rank, suit)));
  if (jokers) pack.push(makeCard(JOKER, 3), makeCard(JOKER, 2));
  return Array.from({ length: packs }, () => pack).flat();
}

/** Counts the suits among the cards. */
export const suitsAmong = (cards: readonly Card[]): number => new Set(cards.map(suitOf)).size;
