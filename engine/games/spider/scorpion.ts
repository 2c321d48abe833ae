import { isFaceDown } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import type { Measure } from '../../model/pile.ts';
import { dealEach } from '../../vocabulary/actions.ts';
import { dealDown, dealUp, turnUpTops } from '../../vocabulary/deals.ts';
import { pile, piles, stock, tableau } from '../../vocabulary/piles.ts';
import { build, down, kings, sameSuit } from '../../vocabulary/relations.ts';
import { joins, wholeSuits } from '../../vocabulary/sequences.ts';

/** The number of face-down cards with which each column that hides cards begins. */
const DEEP = 3;

const variation = choose(
  'Variation',
  { scorpion: { label: 'Scorpion', hiding: 4 }, 'scorpion-ii': { label: 'Scorpion II', hiding: 3 } },
  'scorpion',
);

export default defineGame({
  id: 'scorpion',
  name: 'Scorpion',
  options: { variation },
  variant({ variation: { hiding } }) {
    const inSuit = build(down, sameSuit);
    const columns = piles(7, tableau({ build: inSuit, start: kings, lift: 'any' }));
    const [left, right] = [columns.slice(0, hiding), columns.slice(hiding)];
    const talon = pile(stock(dealEach(columns.slice(0, 3))));
    const joined = joins(columns, inSuit);
    const whole = wholeSuits(columns);
    const reached: Measure = (t) =>
      left.reduce((sum, { index }) => {
        let down = 0;
        while (isFaceDown(t.at(index, down))) down++;
        return sum + DEEP - down;
      }, 0);
    const score: Measure = (t) => joined(t) + 4 * whole(t) + 3 * reached(t);
    return {
      places: rows([[talon, null, ...columns]]),
      from: talon,
      deal: [
        ...Array.from({ length: DEEP }, () => [dealDown(talon, left), dealUp(talon, right)]).flat(),
        dealUp(talon, columns, 4),
      ],
      after: [turnUpTops(columns)],
      won: (t) => whole(t) === 4,
      score,
    };
  },
});
