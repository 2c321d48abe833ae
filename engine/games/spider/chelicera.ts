import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealHands, dealHeights } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';
import { joins, wholeSuits } from '../../vocabulary/sequences.ts';

const HEIGHTS = [4, 4, 4, 4, 7, 7, 7];

/** How many cards of the stock go to an empty column. */
const REFILL = 3;

export default defineGame({
  id: 'chelicera',
  name: 'Chelicera',
  variant() {
    const inSuit = build(down, sameSuit);
    const talon = pile({ role: 'stock', lift: 'nothing' });
    const columns = piles(HEIGHTS.length, tableau({ build: inSuit, start: kings, lift: 'any' }));
    const whole = wholeSuits(columns);
    const refill: Step = (t, move) => {
      for (const column of columns) if (t.size(column.index) === 0) dealHands(talon, [column], REFILL)(t, move);
    };
    return {
      places: rows([[talon, null, ...columns]]),
      from: talon,
      deal: [dealHeights(talon, columns, HEIGHTS, KING)],
      after: [refill],
      won: (t) => whole(t) === 4,
      score: joins(columns, inSuit),
    };
  },
});
