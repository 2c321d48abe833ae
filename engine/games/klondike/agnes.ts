import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { baseShown, setBase } from '../../vocabulary/base.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, triangle, turnUpTops } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { baseCards, build, down, sameColour, sameSuit, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'agnes',
  name: 'Agnes Sorel',
  variant() {
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
