import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { refill, removePairs } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealUp } from '../rules/deals.ts';
import { gone, pile, piles } from '../rules/piles.ts';
import { anyRank, build, sameSuit } from '../rules/relations.ts';

export default defineGame({
  id: 'cover',
  name: 'Cover',
  layout() {
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
