import { KING } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Step } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealHands, dealHeights } from '../../vocabulary/deals.ts';
import { pile, piles, tableau } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';
import { joins, wholeSuits } from '../../vocabulary/sequences.ts';

const HEIGHTS = [4, 4, 4, 4, 7, 7, 7];

/** How many cards of the stock go to an empty column. */
const filled = choose(
  'Empty columns',
  {
    three: { label: 'Three cards fill an empty column', count: 3 },
    one: { label: 'One card fills an empty column', count: 1 },
  },
  'three',
);

export default defineGame({
  id: 'chelicera',
  name: 'Chelicera',
  options: { filled },
  variant({ filled: { count } }) {
    const inSuit = build(down, sameSuit);
    const talon = pile({ role: 'stock', lift: 'nothing' });
    const columns = piles(HEIGHTS.length, tableau({ build: inSuit, start: kings, lift: 'any' }));
    const whole = wholeSuits(columns);
    const refill: Step = (t, move) => {
      for (const column of columns) if (t.size(column.index) === 0) dealHands(talon, [column], count)(t, move);
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
