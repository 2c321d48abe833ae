import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { anyRank, build, sameSuit } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'deck',
  name: 'Deck',
  variant() {
    const out = gone();
    const columns = piles(4, tableau({ build: build(anyRank, sameSuit), lift: 'top' }));
    const talon = pile(stock(dealEach(columns)));
    return {
      places: rows([[talon, 0.5, ...columns]]),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, columns)],
      after: [removePairs(out)],
      won: holds([out], 48),
      score: cardsOn([out]),
    };
  },
});
