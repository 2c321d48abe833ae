import { defineGame } from '../../model/game.ts';
import { PYRAMID_OPTIONS, pyramidInPairs } from '../../vocabulary/families/clearing/pyramid-pairs.ts';
import { PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

const spots = spotsIn(PYRAMID);

export default defineGame({
  id: 'pyramid',
  name: 'Pyramid',
  options: PYRAMID_OPTIONS,
  variant: (chosen) => pyramidInPairs(spots, chosen),
});
