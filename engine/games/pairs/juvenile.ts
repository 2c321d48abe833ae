import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealHeights } from '../../vocabulary/deals.ts';
import { gone, pile, piles, tableau } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const HEIGHTS = [8, ...Array.from({ length: 16 }, () => 6)];

export default defineGame({
  id: 'juvenile',
  name: 'Juvenile',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const columns = piles(HEIGHTS.length, tableau({ lift: 'top', build: addUpTo(14) }));
    return {
      places: rows([columns.slice(0, 9), [0.5, ...columns.slice(9)]], 0, 2.6),
      hidden: [out, deck],
      from: deck,
      deck: { packs: 2 },
      deal: [dealHeights(deck, columns, HEIGHTS, 8)],
      after: [removePairs(out)],
      won: holds([out], 104),
      score: cardsOn([out]),
    };
  },
});
