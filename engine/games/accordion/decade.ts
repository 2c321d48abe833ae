import { defineGame } from '../../model/game.ts';
import { inALine, summedInALine } from '../../vocabulary/shapes/in-a-line.ts';
import { makesTens, tenAtMost } from '../../vocabulary/tens.ts';

/** How far apart the two ends may be: thirteen of the lowest cards make 28, fourteen more than thirty. */
const FURTHEST = 12;

export default defineGame({
  id: 'decade',
  name: 'Decade',
  variant: () =>
    inALine({ dealt: 3, left: 0, ...summedInALine({ furthest: FURTHEST, counts: tenAtMost, fits: makesTens }) }),
});
