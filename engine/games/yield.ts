import { defineGame } from '../game.ts';
import { PYRAMID, spotsIn } from '../rules/pyramid.ts';
import { pyramidWithTwoEnds } from '../rules/two-ends.ts';

export default defineGame({
  id: 'yield',
  name: 'Yield',
  layout: () => pyramidWithTwoEnds(spotsIn(PYRAMID.toReversed()), 1 / 2),
});
