import { defineGame } from '../game.ts';
import { grid, rows } from '../layout.ts';
import { refill, removePairs } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp } from '../rules/deals.ts';
import { gone, pile, piles } from '../rules/piles.ts';
import { sameRank } from '../rules/relations.ts';

export default defineGame({
  id: 'jamestown',
  name: 'Jamestown',
  layout() {
    const talon = pile({ role: 'stock' });
    const out = gone();
    const places = piles(9, { role: 'tableau', lift: 'top', build: sameRank });
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
