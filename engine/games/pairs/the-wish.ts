import { defineGame } from '../../model/game.ts';
import { grid } from '../../model/variant.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { PIQUET_RANKS } from '../../vocabulary/piquet.ts';
import { sameRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'the-wish',
  name: 'The Wish',
  variant() {
    const out = gone();
    const deck = pile({ role: 'stock' });
    const heaps = piles(8, { role: 'tableau', name: 'pile', lift: 'top', build: sameRank });
    return {
      places: grid(heaps, 4),
      hidden: [deck, out],
      from: deck,
      deck: { ranks: PIQUET_RANKS },
      deal: [dealDown(deck, heaps, 4), turnUpTops(heaps)],
      after: [removePairs(out), turnUpTops(heaps)],
      won: holds([out], 32),
      score: cardsOn([out]),
    };
  },
});
