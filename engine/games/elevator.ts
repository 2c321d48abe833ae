import { defineGame } from '../game.ts';
import { pyramidInRuns } from '../rules/pyramid-runs.ts';

export default defineGame({
  id: 'elevator',
  name: 'Elevator',
  layout: () => pyramidInRuns(true),
});
