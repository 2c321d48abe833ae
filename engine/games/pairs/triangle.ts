import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removeAlone, turnTo } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, stock, waste } from '../../vocabulary/piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const spots = spotsIn(PYRAMID.toReversed());
const pairs = addUpTo(KING);

export default defineGame({
  id: 'triangle',
  name: 'Triangle',
  variant() {
    const out = gone();
    const tap = removeAlone(out, KING);
    const turned = pile(waste({ fan: 'right', build: pairs, within: pairs, tap }));
    const talon = pile(stock(turnTo(turned, { redeals: 2 })));
    const pyramid = onSpots(spots, { role: 'tableau', lift: 'top', build: pairs, tap });
    const left = cardsOn(pyramid);
    return {
      places: [...rows([[talon, turned]]), ...atSpots(spots, pyramid, 1)],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, pyramid)],
      after: [removePairs(out)],
      won: (t) => left(t) === 0,
      score: (t) => 28 - left(t),
    };
  },
});
