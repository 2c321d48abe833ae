import { defineGame } from '../game.ts';
import { pyramidInRuns } from '../rules/pyramid-runs.ts';

export default defineGame({
  id: 'escalator',
  name: 'Escalator',
  layout: () => pyramidInRuns(false),
});
