import { defineGame } from '../game.ts';
import { PYRAMID, spotsIn } from '../rules/pyramid.ts';
import { pyramidWithTwoEnds } from '../rules/two-ends.ts';

export default defineGame({
  id: 'treize',
  name: 'Treize',
  layout: () => pyramidWithTwoEnds(spotsIn(PYRAMID), 1 / 3),
});
