import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { sameRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'jamestown',
  name: 'Simple Pairs',
  variant() {
    const talon = pile({ role: 'stock' });
    const out = gone();
    const places = piles(9, { role: 'tableau', name: 'grid', lift: 'top', build: sameRank });
    return {
      places: [...rows([[talon]]), ...grid(places, 3, { x: 2 })],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
