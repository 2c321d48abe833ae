import { suitOf } from '../model/card.ts';
import { defineGame } from '../model/game.ts';
import { rows } from '../model/variant.ts';
import { turnTo } from '../vocabulary/actions.ts';
import { cardsOn, holds } from '../vocabulary/conditions.ts';
import { takeOut } from '../vocabulary/deals.ts';
import { foundation, pile, piles, stock, waste } from '../vocabulary/piles.ts';
import { build, nextTo, sameColour } from '../vocabulary/relations.ts';

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
      deal: heaps.map((heap, suit) => takeOut(talon, (card) => suitOf(card) === suit, [heap])),
      won: holds(heaps, 52),
      score: cardsOn(heaps, 4),
      noneSafe: true,
    };
  },
});
