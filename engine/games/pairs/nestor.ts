import { type Card, rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { shuffled } from '../../model/random.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { sameRank } from '../../vocabulary/relations.ts';

const [COLUMNS, HEIGHT] = [8, 6];
const DEALT = COLUMNS * HEIGHT;

/**
 * Reorders the pack so that no column is dealt two cards of one rank: a card whose rank is already there changes places
 * with another.
 */
function apart(order: readonly Card[]): Card[] {
  const cards = [...order];
  const fits = (card: Card, at: number, but = -1): boolean =>
    at >= DEALT ||
    cards.every(
      (other, nth) =>
        nth === at || nth === but || nth >= DEALT || (nth - at) % COLUMNS !== 0 || rankOf(other) !== rankOf(card),
    );
  for (let at = 0; at < DEALT; at++) {
    if (fits(cards[at]!, at)) continue;
    const other = cards.findIndex((card, nth) => fits(card, at, nth) && fits(cards[at]!, nth, at));
    if (other >= 0) [cards[at], cards[other]] = [cards[other]!, cards[at]!];
  }
  return cards;
}

export default defineGame({
  id: 'nestor',
  name: 'Nestor',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const columns = piles(COLUMNS, tableau({ lift: 'top', build: sameRank }));
    const apartCards = piles(4, { role: 'tableau', lift: 'top', build: sameRank });
    return {
      places: rows([columns, [2, ...apartCards]], 0, 2.25),
      hidden: [deck, out],
      from: deck,
      order: (cards, number, nth) => apart(shuffled(cards, number, nth)),
      deal: [dealUp(deck, columns, HEIGHT), dealUp(deck, apartCards)],
      after: [removePairs(out)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
