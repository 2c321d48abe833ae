import { defineGame } from '../../model/game.ts';
import { PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';
import { pyramidWithTwoEnds } from '../../vocabulary/families/clearing/two-ends.ts';

export default defineGame({
  id: 'yield',
  name: 'Yield',
  variant: () => pyramidWithTwoEnds(spotsIn(PYRAMID.toReversed()), 1 / 2),
});
