import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { removePairs } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealOut } from '../rules/deals.ts';
import { gone, pile, piles, tableau } from '../rules/piles.ts';
import { addUpTo } from '../rules/relations.ts';

export default defineGame({
  id: 'fourteen',
  name: 'Fourteen',
  layout() {
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
