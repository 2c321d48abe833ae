import { KING } from '../card.ts';
import { defineGame } from '../game.ts';
import { rows } from '../layout.ts';
import { removeAlone, turnTo } from '../rules/actions.ts';
import { removePairs } from '../rules/after.ts';
import { cardsOn, holds } from '../rules/conditions.ts';
import { dealDown } from '../rules/deals.ts';
import { gone, pile, stock, waste } from '../rules/piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn, turnUpOpen } from '../rules/pyramid.ts';
import { addUpTo } from '../rules/relations.ts';

const spots = spotsIn(PYRAMID);
const pairs = addUpTo(KING);

export default defineGame({
  id: 'thirteen',
  name: 'Thirteen',
  layout() {
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
