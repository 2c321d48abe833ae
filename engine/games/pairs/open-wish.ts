import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { PIQUET_RANKS } from '../../vocabulary/piquet.ts';
import { sameRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'open-wish',
  name: 'The Wish, Open',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const heaps = piles(8, { role: 'tableau', name: 'pile', lift: 'top', fan: 'down', build: sameRank });
    return {
      places: rows([heaps]),
      hidden: [deck, out],
      from: deck,
      deck: { ranks: PIQUET_RANKS },
      deal: [dealUp(deck, heaps, 4)],
      after: [removePairs(out)],
      won: holds([out], 32),
      score: cardsOn([out]),
    };
  },
});
