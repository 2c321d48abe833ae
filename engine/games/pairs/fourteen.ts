import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealOut } from '../../vocabulary/deals.ts';
import { gone, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'fourteen',
  name: 'Fourteen',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const columns = piles(12, tableau({ lift: 'top', build: addUpTo(14) }));
    return {
      places: rows([columns.slice(0, 6), columns.slice(6)], 0, 1.75),
      hidden: [out, deck],
      from: deck,
      deal: [dealOut(deck, columns)],
      after: [removePairs(out)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
