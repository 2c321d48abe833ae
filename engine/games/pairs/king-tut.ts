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

const spots = spotsIn(PYRAMID);

export default defineGame({
  id: 'king-tut',
  name: 'King Tut',
  variant() {
    const out = gone();
    const rules = { lift: 'top', build: addUpTo(KING), tap: removeAlone(out, KING) } as const;
    const turned = pile(waste({ fan: { right: 3 }, ...rules }));
    const talon = pile(stock(turnTo(turned, { turn: 3, redeals: Infinity })));
    const pyramid = onSpots(spots, { role: 'tableau', ...rules });
    const left = cardsOn(pyramid);
    return {
      places: [...rows([[talon, turned]]), ...atSpots(spots, pyramid, 0.5)],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, pyramid)],
      after: [removePairs(out)],
      won: (t) => left(t) === 0,
      score: (t) => 28 - left(t),
    };
  },
});
