import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau, waste } from '../../vocabulary/piles.ts';
import { aces, alternateColour, build, down, kings, sameSuit, up } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'aunt-mary',
  name: 'Aunt Mary',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const homes = piles(4, foundation({ build: build(up, sameSuit), start: aces }));
    const columns = piles(6, tableau({ build: build(down, alternateColour), start: kings }));
    return {
      places: rows([[talon, turned, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns.slice(1)), ...columns.map((_, at) => dealUp(talon, columns.slice(0, at + 1)))],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
    };
  },
});
