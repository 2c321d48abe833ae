import { suitOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { fillFrom, keepTurned } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, takeOut } from '../../vocabulary/deals.ts';
import { cross } from '../../vocabulary/shapes/cross.ts';
import { foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { anyCard, build, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'corners',
  name: 'Corners',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), lift: 'nothing', room: 13 }));
    const middle = piles(5, { role: 'tableau', lift: 'top', start: anyCard, room: 1 });
    return {
      places: cross([talon, turned], homes, middle),
      from: talon,
      deal: [
        ...homes.map((home, suit) => takeOut(talon, (card) => suitOf(card) === suit, [home])),
        dealUp(talon, middle),
        dealUp(talon, [turned]),
      ],
      after: [fillFrom(turned, middle), keepTurned(talon, turned)],
      won: holds(homes, 52),
      score: cardsOn(homes, 4),
    };
  },
});
