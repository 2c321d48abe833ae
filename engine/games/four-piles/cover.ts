import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { anyRank, build, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'cover',
  name: 'Cover',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(4, { role: 'tableau', lift: 'top', build: build(anyRank, sameSuit) });
    return {
      places: rows([[talon], places]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places)],
      after: [removePairs(out), refill(talon)],
      won: holds([talon], 0),
      score: cardsOn([out]),
    };
  },
});
