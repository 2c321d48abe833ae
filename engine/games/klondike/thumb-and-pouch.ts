import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, otherSuit, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, otherSuit), start: anyCard }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns), turnUpTops(columns)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
