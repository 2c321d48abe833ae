import { defineGame } from '../../model/game.ts';
import { likeEasthaven } from '../../vocabulary/families/columns/easthaven.ts';

export default defineGame({
  id: 'easthaven',
  name: 'Easthaven',
  variant: () => likeEasthaven(1, 7),
});
