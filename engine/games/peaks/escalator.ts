import { defineGame } from '../../model/game.ts';
import { pyramidInRuns } from '../../vocabulary/families/clearing/pyramid-runs.ts';

export default defineGame({
  id: 'escalator',
  name: 'Escalator',
  variant: () => pyramidInRuns(false),
});
