import { type Card, suitOf } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { turnTo } from '../rules/actions.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { triangle, turnUpTops } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../rules/piles.ts';
import { aces, anyCard, build, down, sameSuit, up } from '../rules/relations.ts';

const anotherSuit = (card: Card, onto: Card): boolean => suitOf(card) !== suitOf(onto);

export default defineGame({
  id: 'thumb-and-pouch',
  name: 'Thumb and Pouch',
  layout() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, anotherSuit), start: anyCard }));
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
