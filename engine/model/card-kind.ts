import { type Card, isRed, type Rank, rankOf, suitOf } from './card.ts';

/** Cards told in a few words: every card of these ranks that has such a suit. No rank at all: no card. */
export interface CardKind {
  /** From the lowest. */
  readonly ranks: readonly Rank[];
  /** A number: that suit alone. */
  readonly suits: 'any' | 'red' | 'black' | number;
}

/** More ranks than these take more than a few words. */
const MAX_NAMED_RANKS = 2;

/** What these cards are among all cards of a game; undefined where that is not said in a few words. */
export function kindOfCards(cards: readonly Card[], deck: readonly Card[]): CardKind | undefined {
  const ranks = [...new Set(cards.map(rankOf))].toSorted((a, b) => a - b);
  if (ranks.length === 0) return { ranks, suits: 'any' };
  if (ranks.length > MAX_NAMED_RANKS) return undefined;
  const found = new Set(cards);
  const ofRanks = deck.filter((card) => ranks.includes(rankOf(card)));
  const is = (test: (card: Card) => boolean): boolean => ofRanks.every((card) => found.has(card) === test(card));
  if (is(() => true)) return { ranks, suits: 'any' };
  if (is(isRed)) return { ranks, suits: 'red' };
  if (is((card) => !isRed(card))) return { ranks, suits: 'black' };
  const suit = suitOf(cards[0]!);
  return is((card) => suitOf(card) === suit) ? { ranks, suits: suit } : undefined;
}
