import { defineGame } from '../../model/game.ts';
import { pyramidInRuns } from '../../vocabulary/families/clearing/pyramid-runs.ts';

export default defineGame({
  id: 'elevator',
  name: 'Elevator',
  variant: () => pyramidInRuns(true),
});
