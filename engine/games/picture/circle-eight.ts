import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { foundation, pile, piles, stock, waste } from '../../vocabulary/piles.ts';
import { anySuit, build, up, wrapped } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'circle-eight',
  name: 'Circle Eight',
  variant() {
    const turned = pile(waste());
    const talon = pile(stock(turnTo(turned, { redeals: 1 })));
    const circle = piles(8, foundation({ build: build(wrapped(up), anySuit), lift: 'nothing' }));
    return {
      places: rows([
        [1, ...circle.slice(0, 3)],
        [circle[7]!, 0.5, talon, turned, 0.5, circle[3]!],
        [1, ...circle.slice(4, 7).toReversed()],
      ]),
      from: talon,
      deal: [dealUp(talon, circle)],
      // Choosing the heap is the point of the game, so no move is automatic.
      noneSafe: true,
      won: holds(circle, 52),
      score: cardsOn(circle, 8),
    };
  },
});
