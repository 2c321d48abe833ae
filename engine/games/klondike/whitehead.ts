import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { triangleUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, anyCard, build, down, sameColour, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'whitehead',
  name: 'Whitehead',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned)));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces, most: 13, oneByOne: true }));
    const columns = piles(7, tableau({ build: build(down, sameColour), start: anyCard, lift: build(down, sameSuit) }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [triangleUp(talon, columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
