import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { openStock, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { anySuit, build, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'up-and-up',
  name: 'Up and Up',
  variant() {
    const talon = pile(openStock());
    const columns = piles(10, tableau({ build: build(wrapped(up), anySuit), lift: 'top' }));
    return {
      places: rows([[talon, 0.5, ...columns]]),
      from: talon,
      deal: [dealUp(talon, columns), turnUpTops([talon])],
      after: [refill(talon), turnUpTops([talon])],
      won: holds([talon], 0),
      score: cardsOn(columns, 10),
    };
  },
});
