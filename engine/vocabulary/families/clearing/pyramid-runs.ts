import { type Variant, rows } from '../../../model/variant.ts';
import { asTap, playTo, turnTo } from '../../actions.ts';
import { cardsOn } from '../../conditions.ts';
import { dealDown, dealUp } from '../../deals.ts';
import { pile, stock, waste } from '../../piles.ts';
import { atSpots, onSpots, PYRAMID, spotsIn, turnUpOpen } from '../../shapes/pyramid.ts';
import { anySuit, build, nextTo } from '../../relations.ts';

/** A pyramid played off to the waste in runs up and down; if `hidden`, only its lowest row is dealt face up. */
export function pyramidInRuns(hidden: boolean): Variant {
  const spots = spotsIn(PYRAMID);
  const run = pile(waste({ lift: 'nothing', build: build(nextTo, anySuit) }));
  const talon = pile({ ...stock(turnTo(run)), double: asTap });
  const pyramid = onSpots(spots, { role: 'tableau', lift: 'top', tap: playTo(run), double: asTap });
  const left = cardsOn(pyramid);
  return {
    places: [...rows([[talon, run]]), ...atSpots(spots, pyramid, 0, 1 / 2)],
    from: talon,
    deal: hidden ? [dealDown(talon, pyramid), turnUpOpen(pyramid)] : [dealUp(talon, pyramid)],
    after: hidden ? [turnUpOpen(pyramid)] : [],
    won: (t) => left(t) === 0,
    score: (t) => spots.length - left(t),
  };
}
