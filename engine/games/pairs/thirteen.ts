import { KING } from '../../model/card.ts';
import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removeAlone, turnTo } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealDown } from '../../vocabulary/deals.ts';
import { gone, pile, stock, waste } from '../../vocabulary/piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn, turnUpOpen } from '../../vocabulary/shapes/pyramid.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const spots = spotsIn(PYRAMID);
const pairs = addUpTo(KING);

export default defineGame({
  id: 'thirteen',
  name: 'Thirteen',
  variant() {
    const out = gone();
    const tap = removeAlone(out, KING);
    const turned = pile(waste({ fan: 'right', build: pairs, within: pairs, tap }));
    const talon = pile(stock(turnTo(turned)));
    const pyramid = onSpots(spots, { role: 'tableau', lift: 'top', build: pairs, tap });
    return {
      places: [...rows([[talon, turned]]), ...atSpots(spots, pyramid, 1)],
      hidden: [out],
      from: talon,
      deal: [dealDown(talon, pyramid), turnUpOpen(pyramid)],
      after: [removePairs(out), turnUpOpen(pyramid)],
      won: holds([out], 52),
      score: cardsOn([out]),
    };
  },
});
