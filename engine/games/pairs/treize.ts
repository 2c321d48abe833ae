import { defineGame } from '../../model/game.ts';
import { PYRAMID, spotsIn } from '../../vocabulary/shapes/pyramid.ts';
import { pyramidWithTwoEnds } from '../../vocabulary/families/clearing/two-ends.ts';

export default defineGame({
  id: 'treize',
  name: 'Treize',
  variant: () => pyramidWithTwoEnds(spotsIn(PYRAMID), 1 / 3),
});
