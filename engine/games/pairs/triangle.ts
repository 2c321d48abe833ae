import { defineGame } from '../../model/game.ts';
import { pyramidInPairs } from '../../vocabulary/families/clearing/pyramid-pairs.ts';
import { PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';

const spots = spotsIn(PYRAMID.toReversed());

export default defineGame({
  id: 'triangle',
  name: 'Triangle',
  variant: () => pyramidInPairs(spots, { redeals: { redeals: 2 }, goal: { all: false } }),
});
