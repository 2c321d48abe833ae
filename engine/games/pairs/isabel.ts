import { defineGame } from '../../model/game.ts';
import { grid, rows } from '../../model/variant.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown, turnUpTops } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { sameRank } from '../../vocabulary/relations.ts';

export default defineGame({
  id: 'isabel',
  name: 'Patient Pairs',
  variant() {
    const deck = pile({ role: 'stock' });
    const out = gone();
    const columns = piles(13, { role: 'tableau', name: 'pile', lift: 'top', build: sameRank });
    const [upperLeft, upperRight, lowerLeft, lowerRight] = columns.slice(9);
    return {
      places: [
        ...grid(columns.slice(0, 9), 3, { step: 2 }),
        ...rows(
          [
            [null, upperLeft!, null, upperRight!],
            [null, lowerLeft!, null, lowerRight!],
          ],
          0.5,
        ),
      ],
      hidden: [out, deck],
      from: deck,
      deal: [dealDown(deck, columns, 4), turnUpTops(columns)],
      after: [removePairs(out), turnUpTops(columns)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
