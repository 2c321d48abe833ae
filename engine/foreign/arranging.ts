import { ACE, type Card, KING, type Rank, rankOf, suitOf } from '../model/card.ts';
import { cardOfPacked, type Packed, packOf } from './packs.ts';

/** Rearranges a shuffled pack before it is dealt; the first card is dealt first. */
export type Arranging = (order: readonly Packed[]) => readonly Packed[];

/** Selects the cards taken out of an order, in their new order. */
type Taking = (order: readonly Packed[]) => readonly Packed[];

/** The places of clubs, diamonds, hearts and spades among the suits C S H D. */
const SUIT_PLACES = [0, 3, 2, 1];

const rank = (packed: Packed): Rank => rankOf(cardOfPacked(packed));
const suitPlace = (packed: Packed): number => SUIT_PLACES[suitOf(cardOfPacked(packed))]!;

/** Moves cards to the front of the order; the others keep theirs. */
export const toFront =
  (...takings: readonly Taking[]): Arranging =>
  (order) => {
    const { taken, left } = takeAll(takings, order);
    return [...taken, ...left];
  };

/** Moves cards to its end. */
export const toBack =
  (...takings: readonly Taking[]): Arranging =>
  (order) => {
    const { taken, left } = takeAll(takings, order);
    return [...left, ...taken];
  };

function takeAll(takings: readonly Taking[], order: readonly Packed[]) {
  const taken = takings.flatMap((take) => take(order));
  return { taken, left: order.filter((card) => !taken.includes(card)) };
}

/** Selects all cards of a rank, or those of one pack, by suit C S H D; equal ones stay in order. */
export const all =
  (wanted: Rank, pack?: number): Taking =>
  (order) =>
    order
      .filter((card) => rank(card) === wanted && (pack === undefined || packOf(card) === pack))
      .toSorted((a, b) => suitPlace(a) - suitPlace(b));

/** Selects aces and kings of the first pack: AC KC AS KS … */
export const acesWithKings: Taking = (order) =>
  order
    .filter((card) => packOf(card) === 0 && (rank(card) === ACE || rank(card) === KING))
    .toSorted((a, b) => suitPlace(a) - suitPlace(b) || rank(a) - rank(b));

/** Selects all cards of a rank in their order. */
export const asTheyLay =
  (wanted: Rank): Taking =>
  (order) =>
    order.filter((card) => rank(card) === wanted);

/** Selects one card of the first pack. */
export const only =
  (wanted: Card): Taking =>
  (order) =>
    order.filter((card) => card === wanted);

/** Selects one card of each kind, the last of the order. */
const oneOfEach =
  (tests: readonly ((card: Packed) => boolean)[]): Taking =>
  (order) =>
    tests.flatMap((is) => order.findLast(is) ?? []);

export const oneOfRanks = (...ranks: readonly Rank[]): Taking =>
  oneOfEach(ranks.map((wanted) => (card) => rank(card) === wanted));

export const oneOfSuits: Taking = oneOfEach([0, 1, 2, 3].map((wanted) => (card) => suitPlace(card) === wanted));

export const oneOfCards = (cards: readonly Card[]): Taking =>
  oneOfEach(cards.map((wanted) => (card) => cardOfPacked(card) === wanted));

/** Selects the cards of the first card's rank in their order. */
export const likeTheFirst: Taking = (order) => asTheyLay(rank(order[0]!))(order);

/** Selects them by suit. */
export const likeTheFirstBySuit: Taking = (order) => all(rank(order[0]!))(order);

/** Selects the last ace or king of the order if the first eight cards have none. */
export const aceOrKingAmongEight: Taking = (order) => {
  const is = (card: Packed): boolean => rank(card) === ACE || rank(card) === KING;
  return order.slice(0, 8).some(is) ? [] : [order.findLast(is)!];
};
