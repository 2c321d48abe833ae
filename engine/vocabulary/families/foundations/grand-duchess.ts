import { isFaceDown } from '../../../model/card.ts';
import { TURNED } from '../../../model/change.ts';
import { REDEALS } from '../../../model/counters.ts';
import type { Action, Step } from '../../../model/pile.ts';
import { grid, type Place, rows, type Variant } from '../../../model/variant.ts';
import { dealOn } from '../../actions.ts';
import { bothWays, laidBothWays } from '../../both-ways.ts';
import { cardsOn, holds } from '../../conditions.ts';
import { pile, piles, reserve, stock } from '../../piles.ts';

/** The distance between the cards of a reserve, in card heights. */
const COLUMN_STEP_HEIGHTS = 0.19;
const MAX_REDEALS = 3;

/**
 * Four heaps and a reserve at either side, to which cards are dealt a round at a time. The cards of a reserve lie face
 * down until the stock is out, and then each of them is in play: so each has a place of its own. The last time through
 * there are no reserves.
 * @param laid whether an ace and a king of each suit lie on the foundations from the start
 */
export function besideReserves(laid: boolean): Variant {
  const homes = bothWays();
  const longest = laid ? [16, 16] : [18, 17];
  const [left = [], right = []] = longest.map((count) =>
    piles(count, reserve({ placed: true, covered: (t, at) => t.size(at) === 0 })),
  );
  const heaps = piles(4, { role: 'tableau', name: 'heap', fan: 'down', lift: 'top' });
  const round: Action['run'] = (t, at) => {
    const hasReserves = t.counter(REDEALS) < MAX_REDEALS;
    const next = [left, right].map((side) =>
      side.filter(({ index }) => hasReserves && t.size(index) === 0).slice(0, 1),
    );
    const [before = [], after = []] = next;
    for (const to of [...before, ...heaps, ...after]) {
      if (t.size(at) > 0) t.move(at, to.index, 1, heaps.includes(to) ? TURNED : 0);
    }
  };
  const open: Step = (t) => {
    if (t.size(talon.index) > 0) return;
    for (const { index } of [...left, ...right]) if (isFaceDown(t.top(index))) t.turn(index, 0);
  };
  const talon = pile(stock(dealOn(() => [...right, ...left, ...heaps.toReversed()], MAX_REDEALS, round)));
  const between = (x: number, wide: number, y: number): Place[] => [
    ...rows([[x + wide / 2 - 1.5, ...heaps]], y),
    ...grid(left, 1, { x, y, down: COLUMN_STEP_HEIGHTS }),
    ...grid(right, 1, { x: x + wide, y, down: COLUMN_STEP_HEIGHTS }),
  ];
  return {
    places: [...rows([[talon, 0.5, ...homes]]), ...between(0.5, 7.5, 1.15)],
    otherwise: [[...rows([[3.5, talon], homes]), ...between(0, 7, 2.15)]],
    from: talon,
    deck: { packs: 2 },
    deal: [...(laid ? laidBothWays(talon, homes) : []), (t) => round(t, talon.index)],
    after: [open],
    won: holds(homes, 104),
    score: cardsOn(homes, laid ? 8 : 0),
  };
}
