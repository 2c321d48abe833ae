import { type Card, isRed, type Rank, rankOf, suitOf } from './card.ts';

/** A set of cards described in a few words: every card of these ranks in such a suit. Without ranks: no card. */
export interface CardKind {
  /** From the lowest. */
  readonly ranks: readonly Rank[];
  /** A number: this suit alone. */
  readonly suits: 'any' | 'red' | 'black' | number;
}

/** At most this many ranks can be named in a few words. */
const MAX_NAMED_RANKS = 2;

/** Describes these cards among all cards of a game; undefined where a few words can't. */
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
