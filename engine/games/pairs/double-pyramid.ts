import { defineGame } from '../../model/game.ts';
import { PYRAMID_OPTIONS, pyramidInPairs } from '../../vocabulary/families/clearing/pyramid-pairs.ts';
import { pyramidOf, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

const spots = spotsIn(pyramidOf(9));

export default defineGame({
  id: 'double-pyramid',
  name: 'Double Pyramid',
  options: PYRAMID_OPTIONS,
  variant: (chosen) => pyramidInPairs(spots, chosen, 2),
});
