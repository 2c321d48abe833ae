import { KING } from '../../../model/card.ts';
import { choose } from '../../../model/game.ts';
import { rows, type Variant } from '../../../model/variant.ts';
import { removeAlone, type Turning, turnTo } from '../../actions.ts';
import { removePairs } from '../../after.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp } from '../../deals.ts';
import { gone, pile, stock, waste } from '../../piles.ts';
import { addUpTo } from '../../relations.ts';
import { atSpots, onSpots, type PyramidSpot } from '../../shapes/pyramid.ts';

/** The options of Pyramid and of its larger version. */
export const PYRAMID_OPTIONS = {
  redeals: choose(
    'Redeals',
    { none: { label: 'No redeals', redeals: 0 }, two: { label: 'Two redeals', redeals: 2 } },
    'two',
  ),
  goal: choose(
    'To win',
    { pyramid: { label: 'Remove the pyramid', all: false }, all: { label: 'Remove all the cards', all: true } },
    'pyramid',
  ),
};

/** The answers chosen for those options. */
interface Chosen {
  readonly redeals: Turning;
  readonly goal: { readonly all: boolean };
}

/** Pairs that make thirteen, from a face-up pyramid and from the waste, where two neighbours may pair too. */
export function pyramidInPairs(spots: readonly PyramidSpot[], { redeals, goal: { all } }: Chosen, packs = 1): Variant {
  const pairs = addUpTo(KING);
  const out = gone();
  const tap = removeAlone(out, KING);
  const turned = pile(waste({ fan: 'right', build: pairs, within: pairs, tap }));
  const talon = pile(stock(turnTo(turned, redeals)));
  const pyramid = onSpots(spots, { role: 'tableau', lift: 'top', build: pairs, tap });
  const left = cardsOn(pyramid);
  return {
    places: [...rows([[talon, turned]]), ...atSpots(spots, pyramid, 1)],
    hidden: [out],
    from: talon,
    deck: { packs },
    deal: [dealUp(talon, pyramid)],
    after: [removePairs(out)],
    won: all ? holds([out], 52 * packs) : (t) => left(t) === 0,
    score: all ? cardsOn([out]) : (t) => spots.length - left(t),
  };
}
