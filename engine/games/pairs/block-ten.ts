import { rankOf } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Relation } from '../../model/pile.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo, eitherOf, sameRank } from '../../vocabulary/relations.ts';

const TEN = 10;
const pictures: Relation = (card, onto, base) => rankOf(card) > TEN && sameRank(card, onto, base);

export default defineGame({
  id: 'block-ten',
  name: 'Block Ten',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const grid = piles(9, { role: 'tableau', name: 'grid', lift: 'top', build: eitherOf(addUpTo(TEN), pictures) });
    return {
      places: gridBeside(talon, grid, 3),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, grid)],
      after: [removePairs(out), refill(talon)],
      // The four tens never go.
      won: holds([out], 48),
      score: cardsOn([out]),
    };
  },
});
