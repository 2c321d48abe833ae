import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, anyCard, build, down, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'gold-mine',
  name: 'Gold Mine',
  variant() {
    const turned = pile(waste({ fan: { right: 3 } }));
    const talon = pile(stock(turnTo(turned, { turn: 3 })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(7, tableau({ build: build(down, alternateColour), start: anyCard }));
    return {
      places: rows([[talon, turned, null, ...homes], columns]),
      from: talon,
      deal: [],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
