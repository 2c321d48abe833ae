import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { dealEach } from '../rules/actions.ts';
import { baseShown, setBase } from '../rules/base.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp, triangle, turnUpTops } from '../rules/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../rules/piles.ts';
import { baseCards, build, down, sameColour, sameSuit, up, wrapped } from '../rules/relations.ts';

export default defineGame({
  id: 'agnes',
  name: 'Agnes',
  layout() {
    const homes = piles(4, foundation({ build: build(wrapped(up), sameSuit), start: baseCards }));
    const columns = piles(7, tableau({ build: build(wrapped(down), sameColour) }));
    const talon = pile(stock(dealEach(columns)));
    const first = homes.slice(0, 1);
    return {
      places: rows([[talon, null, null, ...homes], columns]),
      from: talon,
      deal: [triangle(talon, columns), turnUpTops(columns), dealUp(talon, first), setBase(first)],
      after: [turnUpTops(columns)],
      won: holds(homes, 52),
      score: cardsOn(homes),
      shows: [baseShown],
    };
  },
});
