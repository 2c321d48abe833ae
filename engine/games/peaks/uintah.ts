import { type Card, SUITS, suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { shuffled } from '../../model/random.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { build, nextTo, sameColour } from '../../vocabulary/relations.ts';

/** The first card of each suit before all others. */
function suitsFirst(cards: readonly Card[]): Card[] {
  const first = SUITS.map((_, suit) => cards.find((card) => suitOf(card) === suit)!);
  return [...first, ...cards.filter((card) => !first.includes(card))];
}

export default defineGame({
  id: 'uintah',
  name: 'Uintah',
  variant() {
    const turned = pile(waste({ fan: { right: 3 } }));
    const talon = pile(stock(turnTo(turned, { turn: 3, redeals: Infinity })));
    const heaps = piles(4, foundation({ build: build(nextTo, sameColour), lift: 'nothing' }));
    return {
      places: rows([[talon, turned, 1.25, ...heaps]]),
      from: talon,
      order: (cards, number, nth) => suitsFirst(shuffled(cards, number, nth)),
      deal: [dealUp(talon, heaps)],
      won: holds(heaps, 52),
      score: cardsOn(heaps, 4),
      noneSafe: true,
    };
  },
});
