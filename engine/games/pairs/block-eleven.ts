import { faceUp, JACK, rankOf } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { refill, removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp, putUnder } from '../../vocabulary/deals.ts';
import { gone, pile, piles } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { gridBeside } from '../../vocabulary/shapes/grid.ts';

export default defineGame({
  id: 'block-eleven',
  name: 'Block Eleven',
  variant() {
    const out = gone();
    const talon = pile({ role: 'stock' });
    const places = piles(12, { role: 'tableau', lift: 'top', build: addUpTo(11) });
    /** Puts court cards among the first twelve under the stock, and deals others in their places. */
    const noCourt: Step = (t) => {
      for (const { index } of places) {
        while (rankOf(faceUp(t.top(index))) >= JACK) {
          putUnder(t, index, talon.index);
          t.move(talon.index, index, 1, TURNED);
        }
      }
    };
    return {
      places: gridBeside(talon, places, 4),
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, places), noCourt],
      after: [removePairs(out), refill(talon)],
      // The twelve court cards never go.
      won: holds([out], 40),
      score: cardsOn([out]),
    };
  },
});
