import { defineGame } from '../../model/game.ts';
import { rows } from '../../model/variant.ts';
import { asTap, playTo, turnTo } from '../../vocabulary/actions.ts';
import { cardsOn, holds } from '../../vocabulary/conditions.ts';
import { dealUp } from '../../vocabulary/deals.ts';
import { pile, stock } from '../../vocabulary/piles.ts';
import { anySuit, build, upOrDown } from '../../vocabulary/relations.ts';
import { atSpots, lineOf, onSpots, spotsIn, spotsTogether } from '../../vocabulary/shapes/pyramid.ts';

const [TREES, ROWS, WIDTHS_APART, ROW_STEP] = [3, 11, 2.5, 0.25];
/** Alternate rows of one card and of two; the trunk's foot is a single card. */
const tree = (x: number): number[][] => lineOf(ROWS, 0).map((row) => (row % 2 === 0 ? [x + 0.5] : [x, x + 1]));
const spots = spotsTogether(...lineOf(TREES, 0).map((nth) => spotsIn(tree(nth * WIDTHS_APART))));

export default defineGame({
  id: 'three-fir-trees',
  name: 'Three Fir Trees',
  variant() {
    const run = pile({ role: 'waste', fan: { right: 4 }, build: build(upOrDown, anySuit) });
    const talon = pile({ ...stock(turnTo(run)), double: asTap });
    const trees = onSpots(spots, { role: 'tableau', lift: 'top', tap: playTo(run), double: asTap });
    return {
      places: [...atSpots(spots, trees, 0, ROW_STEP), ...rows([[2, talon, run]], 3.75)],
      from: talon,
      deck: { packs: 2 },
      deal: [dealUp(talon, trees), dealUp(talon, [run])],
      won: holds(trees, 0),
      score: (t) => spots.length - cardsOn(trees)(t),
    };
  },
});
