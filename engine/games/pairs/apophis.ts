import { KING } from '../../model/card.ts';
import { TURNED } from '../../model/change.ts';
import { choose, defineGame } from '../../model/game.ts';
import type { Pile } from '../../model/pile.ts';
import { rows } from '../../model/variant.ts';
import { dealOn, removeAlone } from '../../vocabulary/actions.ts';
import { removePairs } from '../../vocabulary/after.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealRound, dealUp } from '../../vocabulary/deals.ts';
import { PYRAMID_OPTIONS } from '../../recipes/patterns.ts';
import { gone, pile, piles, reserve, stock } from '../../vocabulary/piles.ts';
import { addUpTo } from '../../vocabulary/relations.ts';
import { atSpots, onSpots, PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

const spots = spotsIn(PYRAMID);

export default defineGame({
  id: 'apophis',
  name: 'Apophis',
  options: {
    redeals: choose(
      'Redeals',
      { one: { label: 'One redeal', redeals: 1 }, two: { label: 'Two redeals', redeals: 2 } },
      'two',
    ),
    goal: PYRAMID_OPTIONS.goal,
  },
  variant({ redeals: { redeals }, goal: { recipe } }) {
    const all = recipe.goal === 'all';
    const out = gone();
    const rules = { build: addUpTo(KING), tap: removeAlone(out, KING) };
    const wastes: readonly Pile[] = piles(3, reserve(rules));
    const talon = pile(
      stock(
        dealOn(
          () => wastes.toReversed(),
          redeals,
          (t, at) => dealRound(t, at, wastes, TURNED),
        ),
      ),
    );
    const pyramid = onSpots(spots, { role: 'tableau', name: 'pyramid', lift: 'top', ...rules });
    const left = cardsOn(pyramid);
    return {
      places: [...rows([[talon, 0.5, ...wastes]]), ...atSpots(spots, pyramid, 1)],
      hidden: [out],
      from: talon,
      deal: [dealUp(talon, pyramid), dealUp(talon, wastes)],
      after: [removePairs(out)],
      won: all ? holds([out], 52) : (t) => left(t) === 0,
      score: all ? cardsOn([out]) : (t) => spots.length - left(t),
    };
  },
});
