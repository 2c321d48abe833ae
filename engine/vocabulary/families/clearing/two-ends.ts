import { KING } from '../../../model/card.ts';
import { TURNED } from '../../../model/change.ts';
import { type Variant, rows } from '../../../model/variant.ts';
import type { Action, Pile, Step } from '../../../model/pile.ts';
import { asTap, removeAlone } from '../../actions.ts';
import { removePairs } from '../../after.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { dealUp, lowestTo } from '../../deals.ts';
import { gone, pile, stock, waste } from '../../piles.ts';
import { atSpots, onSpots, type PyramidSpot } from '../../shapes/pyramid.ts';
import { addUpTo } from '../../relations.ts';

/** Turns a card from the stock to a waste whose lowest card lies apart. */
const turnToEnds = (lowest: Pile, others: Pile): Action => ({
  can: (t, at) => t.size(at) > 0,
  run: (t, at) => t.move(at, (t.size(lowest.index) === 0 ? lowest : others).index, 1, TURNED),
  why: () => ({ code: 'once' }),
});

/** Moves the lowest of the other waste cards to the place of the one that lay apart. */
export const refillLowest =
  (lowest: Pile, others: Pile): Step =>
  (t) => {
    if (t.size(lowest.index) === 0 && t.size(others.index) > 0) lowestTo(t, others.index, lowest.index);
  };

/**
 * Pairs that make thirteen, from a face-up pyramid and from both ends of the waste; rows lie `step` card heights apart.
 */
export function pyramidWithTwoEnds(spots: readonly PyramidSpot[], step: number): Variant {
  const out = gone();
  const pairs = addUpTo(KING);
  const pairing = { build: pairs, tap: removeAlone(out, KING), double: asTap } as const;
  const lowest = pile(waste(pairing));
  const others = pile(waste({ ...pairing, fan: 'right', within: pairs }));
  const talon = pile({ ...stock(turnToEnds(lowest, others)), double: asTap });
  const pyramid = onSpots(spots, { role: 'tableau', name: 'pyramid', lift: 'top', ...pairing });
  return {
    places: [...rows([[talon, lowest]]), { pile: others, x: 4 / 3, y: 0 }, ...atSpots(spots, pyramid, 1, step)],
    hidden: [out],
    from: talon,
    deal: [dealUp(talon, pyramid)],
    after: [removePairs(out), refillLowest(lowest, others)],
    won: holds([out], 52),
    score: cardsOn([out]),
  };
}
