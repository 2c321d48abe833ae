import { KING } from '../../model/card.ts';
import { choose, defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { removeAlone, turnTo } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { gone, pile, stock, waste } from '../../vocabulary/piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';
import { addUpTo } from '../../vocabulary/relations.ts';

const spots = spotsIn(PYRAMID);
const pairs = addUpTo(KING);

const redeals = choose(
  'Redeals',
  { none: { label: 'No redeals', redeals: 0 }, two: { label: 'Two redeals', redeals: 2 } },
  'two',
);

const goal = choose(
  'To win',
  { pyramid: { label: 'Remove the pyramid', all: false }, all: { label: 'Remove all the cards', all: true } },
  'pyramid',
);

export default defineGame({
  id: 'pyramid',
  name: 'Pyramid',
  options: { redeals, goal },
  variant({ redeals: often, goal: { all } }) {
    const out = gone();
    const tap = removeAlone(out, KING);
    const turned = pile(waste({ fan: 'right', build: pairs, within: pairs, tap }));
    const talon = pile(stock(turnTo(turned, often)));
    const pyramid = onSpots(spots, { role: 'tableau', lift: 'top', build: pairs, tap });
    const left = cardsOn(pyramid);
    return {
      places: [...rows([[talon, turned]]), ...atSpots(spots, pyramid, 1)],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, pyramid)],
      after: [removePairs(out)],
      won: all ? holds([out], 52) : (t) => left(t) === 0,
      score: all ? cardsOn([out]) : (t) => 28 - left(t),
    };
  },
});
