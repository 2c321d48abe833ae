import { defineGame } from '../../model/game.ts';
import { inALine, summedInALine } from '../../vocabulary/shapes/in-a-line.ts';
import { makesTens, tenAtMost } from '../../vocabulary/tens.ts';

/**
 * The most cards between two ends that can add up to a total: thirteen of the lowest cards make 28, fourteen more than
 * 30.
 */
const FURTHEST = 12;

export default defineGame({
  id: 'decade',
  name: 'Decade',
  variant: () =>
    inALine({ dealt: 3, left: 0, ...summedInALine({ furthest: FURTHEST, counts: tenAtMost, fits: makesTens }) }),
});
